/** Where `maestro` searches, so that the table never stutters while it thinks. */
import { answerTo, type Question } from './thinker-protocol.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerTo(data)))
