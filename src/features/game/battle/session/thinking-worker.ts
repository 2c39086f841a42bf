/** Where `maestro` searches and a lost battle is looked back at, so that the table never stutters meanwhile. */
import {
  lookBack,
  type Rehearsal,
  rehearse,
  type ThinkRequest,
  type TurningRequest,
  think,
} from './thinker-protocol.ts'

addEventListener('message', ({ data }: MessageEvent<ThinkRequest | TurningRequest | Rehearsal>) => {
  if ('rehearse' in data) rehearse(data)
  else postMessage('lost' in data ? lookBack(data) : think(data))
})
