import { afterAll } from 'vitest'

/** Files of a worker share one page: what one leaves in it would be found by the queries of the next. */
afterAll(() => 'document' in globalThis && document.body.replaceChildren())
