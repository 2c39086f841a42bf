import { afterAll } from 'vitest'

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 }) // generous for a busy machine
}

/** Test files of a worker share one document. Content left by one would be found by the queries of the next. */
afterAll(() => 'document' in globalThis && document.body.replaceChildren())
