// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useSavedSwitch } from './use-saved-switch.ts'

afterEach(cleanup)

/** A switch whose saves wait for `respond`. */
function savedSwitch() {
  const sent: boolean[] = []
  const waiting: (() => void)[] = []
  let stored = true
  const view = renderHook(() =>
    useSavedSwitch(stored, value => {
      sent.push(value)
      return new Promise<void>(resolve => waiting.push(resolve))
    }),
  )
  return {
    sent,
    checked: () => view.result.current.checked,
    turn: (value: boolean) => act(() => void view.result.current.turn(value)),
    respond: (value: boolean) =>
      act(async () => {
        stored = value
        waiting.shift()?.()
      }),
  }
}

describe('a switch that saves immediately', () => {
  it('shows the requested value before the response, and the stored value after it', async () => {
    const shown = savedSwitch()
    shown.turn(false)
    expect(shown.checked()).toBe(false)
    await shown.respond(true) // refused
    expect(shown.checked()).toBe(true)
  })

  it('sends a change made during a save after it, and not at the same time', async () => {
    const shown = savedSwitch()
    shown.turn(false)
    shown.turn(true)
    expect([shown.sent, shown.checked()]).toEqual([[false], true])
    await shown.respond(false)
    expect([shown.sent, shown.checked()]).toEqual([[false, true], true])
    await shown.respond(true)
    expect([shown.sent, shown.checked()]).toEqual([[false, true], true])
  })

  it('sends only the last of several changes made during a save', async () => {
    const shown = savedSwitch()
    for (const value of [false, true, false]) shown.turn(value)
    await shown.respond(false)
    expect([shown.sent, shown.checked()]).toEqual([[false], false])
  })
})
