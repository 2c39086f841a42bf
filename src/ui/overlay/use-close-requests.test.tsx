// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

const { watchers } = vi.hoisted(() => {
  const watchers: { onclose: () => void; isActive: boolean }[] = []
  vi.stubGlobal(
    'CloseWatcher',
    class {
      isActive = true
      onclose = () => {}
      constructor() {
        watchers.push(this)
      }
      destroy() {
        this.isActive = false
      }
    },
  )
  return { watchers }
})

const { useCloseRequests } = await import('./use-close-requests.ts')

afterEach(cleanup)

function Modal({ onClose }: { onClose: () => void }) {
  useCloseRequests(onClose)
  return null
}

const active = () => watchers.filter(({ isActive }) => isActive)

/** As the browser does: a watcher reports one request and is not active afterwards. */
function requestClose() {
  for (const watcher of active()) {
    watcher.isActive = false
    watcher.onclose()
  }
}

it('reports each request to the top dialog only, also if it stays open', () => {
  const [lower, upper] = [vi.fn(), vi.fn()]
  const page = (isAsking: boolean) => (
    <>
      <Modal onClose={lower} />
      {isAsking && <Modal onClose={upper} />}
    </>
  )
  const { rerender } = render(page(true))
  requestClose()
  requestClose()
  expect(upper).toHaveBeenCalledTimes(2)
  expect(lower).not.toHaveBeenCalled()
  rerender(page(false))
  requestClose()
  expect(lower).toHaveBeenCalledTimes(1)
})

it('leaves the back gesture to the page after the last dialog has closed', () => {
  const { unmount } = render(<Modal onClose={() => {}} />)
  expect(active()).toHaveLength(1)
  unmount()
  expect(active()).toEqual([])
})
