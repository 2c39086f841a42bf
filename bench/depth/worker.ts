/** A thread of the pool: imports the game and runs jobs until it is terminated. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from './game.ts'
import { type Job, runJob } from './job.ts'
import { measures } from './measures.ts'

const { game } = (await import((workerData as { module: string }).module)) as { game: Game }

parentPort?.on('message', (job: Job) => parentPort?.postMessage(runJob(game, measures, job)))
