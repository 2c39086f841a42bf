/** Worker for the search of `maestro` and the analysis of a defeat, so that the table stays smooth. */
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
