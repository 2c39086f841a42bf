/** Zod compiles schemas with `new Function` where it may; the content security policy forbids it, so it never tries. */
import { z } from 'zod'

z.config({ jitless: true })

export { z }
