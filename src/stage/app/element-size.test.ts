// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { watchPixelRatio, watchSize } from './element-size.ts'

afterEach(() => vi.unstubAllGlobals())

/** A window that can be moved to a screen of another pixel ratio. */
function screens() {
  const queries: { media: string; query: EventTarget }[] = []
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = new EventTarget()
    queries.push({ media, query })
    return query
  })
  return {
    move(ratio: number) {
      const before = `(resolution: ${devicePixelRatio}dppx)`
      vi.stubGlobal('devicePixelRatio', ratio)
      for (const { media, query } of [...queries])
        if (media === before) query.dispatchEvent(new Event('change'))
    },
  }
}

it('reports every move to a screen of another pixel ratio', () => {
  const { move } = screens()
  const changed = vi.fn()
  const stop = watchPixelRatio(changed)
  move(2)
  move(1.5)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  move(3)
  expect(changed).toHaveBeenCalledTimes(2)
})

it('reports an element whose size stays the same on a sharper screen', async () => {
  const { move } = screens()
  const changed = vi.fn()
  const stop = watchSize(document.createElement('div'), changed)
  move(2)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), 30_000)
  stop()
})
