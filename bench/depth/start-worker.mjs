// A thread begins without the loader of its parent, which reads TypeScript; so it is set up here first.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
