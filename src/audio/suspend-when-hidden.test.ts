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

it('resumes on the first touch what the browser suspended', () => {
  const { page, ears, touches } = setup()
  ears.state = 'suspended'
  page.dispatchEvent(new Event('pointerup'))
  expect(ears.state).toBe('running')
  expect(touches()).toBe(1)
})

it('suspends sound on a hidden page and resumes it when the page is visible', () => {
  const { ears, hidden, hide } = setup()
  hide(true)
  expect(ears.state).toBe('suspended')
  hide(false)
  expect(ears.state).toBe('running')
  expect(hidden).toEqual([true, false])
})

it('resumes sound after a phone call: at its end, or when the user returns', () => {
  const { page, frame, ears } = setup()
  page.dispatchEvent(new Event('pointerup'))
  ears.become('interrupted')
  ears.become('suspended')
  expect(ears.state).toBe('running')
  ears.become('interrupted')
  frame.dispatchEvent(new Event('focus'))
  expect(ears.state).toBe('running')
})

it('keeps a context suspended that Howler suspended during silence', () => {
  const { page, ears } = setup()
  page.dispatchEvent(new Event('pointerup'))
  ears.become('suspended')
  expect(ears.asked).toBe(0)
})

it('never resumes on a hidden page', () => {
  const { frame, ears, hide } = setup()
  hide(true)
  frame.dispatchEvent(new Event('focus'))
  expect(ears.state).toBe('suspended')
})

it('works without Web Audio', () => {
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
