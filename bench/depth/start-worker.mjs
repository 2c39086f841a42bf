// A thread does not inherit its parent's TypeScript loader, so this file registers it first.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
