import { afterAll } from 'vitest'

/** Test files of a worker share one document. Content left by one would be found by the queries of the next. */
afterAll(() => 'document' in globalThis && document.body.replaceChildren())
