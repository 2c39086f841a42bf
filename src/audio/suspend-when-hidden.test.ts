import { expect, it } from 'vitest'
import { type Hearing, suspendWhenHidden } from './suspend-when-hidden.ts'

class FakePage extends EventTarget {
  hidden = false
}

class FakeHearing extends EventTarget implements Hearing {
  state = 'running'
  asked = 0
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  async resume() {
    this.asked++
    this.become('running')
  }
  async suspend() {
    this.become('suspended')
  }
}

function setup() {
  const page = new FakePage()
  const frame = new EventTarget()
  const ears = new FakeHearing()
  const hidden: boolean[] = []
  let touches = 0
  suspendWhenHidden({
    page,
    frame,
    hearing: () => ears,
    onHidden: value => hidden.push(value),
    onTouch: () => touches++,
  })
  const hide = (value: boolean) => {
    page.hidden = value
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, frame, ears, hidden, hide, touches: () => touches }
}

it('the first touch wakes what the browser holds back', () => {
  const { page, ears, touches } = setup()
  ears.state = 'suspended'
  page.dispatchEvent(new Event('pointerup'))
  expect(ears.state).toBe('running')
  expect(touches()).toBe(1)
})

it('a hidden page is silent and speaks again when it returns', () => {
  const { ears, hidden, hide } = setup()
  hide(true)
  expect(ears.state).toBe('suspended')
  hide(false)
  expect(ears.state).toBe('running')
  expect(hidden).toEqual([true, false])
})

it('after a phone call the sound returns: at its end, or when the reader is back', () => {
  const { page, frame, ears } = setup()
  page.dispatchEvent(new Event('pointerup'))
  ears.become('interrupted')
  ears.become('suspended')
  expect(ears.state).toBe('running')
  ears.become('interrupted')
  frame.dispatchEvent(new Event('focus'))
  expect(ears.state).toBe('running')
})

it('a context that Howler suspends in silence stays suspended', () => {
  const { page, ears } = setup()
  page.dispatchEvent(new Event('pointerup'))
  ears.become('suspended')
  expect(ears.asked).toBe(0)
})

it('a hidden page is never resumed', () => {
  const { frame, ears, hide } = setup()
  hide(true)
  frame.dispatchEvent(new Event('focus'))
  expect(ears.state).toBe('suspended')
})

it('without Web Audio nothing fails', () => {
  const page = new FakePage()
  suspendWhenHidden({
    page,
    frame: new EventTarget(),
    hearing: () => null,
    onHidden: () => {},
    onTouch: () => {},
  })
  page.dispatchEvent(new Event('keydown'))
  page.dispatchEvent(new Event('visibilitychange'))
})
