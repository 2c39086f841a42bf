/** Zod compiles schemas with `new Function` if allowed. The content security policy forbids it, so it is disabled. */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
