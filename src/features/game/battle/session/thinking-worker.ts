/** Where `maestro` searches, so that the table never stutters while it thinks. */
import { type ThinkRequest, think } from './thinker-protocol.ts'

addEventListener('message', ({ data }: MessageEvent<ThinkRequest>) => postMessage(think(data)))
