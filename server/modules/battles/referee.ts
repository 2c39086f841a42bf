/**
 * Verifies battles in a child process: `maestro` computes up to 300 ms per decision, which must not block the server.
 * The process starts with the first battle, ends after an idle time, and never keeps the server from exiting.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { childEntry } from '../../kernel/child-entry.ts'
import type { SentBattle, Verdict } from './judge.ts'

export interface Referee {
  /** Verifies one battle after the other. Rejects when the process fails or has to exit. */
  judge(battle: SentBattle): Promise<Verdict>
  /** Ends the child process immediately. */
  leave(): void
}

export type RefereeReply = { verdict: Verdict } | { failure: string }

const idleMillis = 10_000
const priority = 5 // lower priority than responses

function stepBack(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, priority)
  } catch {
    // ignored on a system without priorities
  }
}

function begin(): ChildProcess {
  const { file, ...options } = childEntry('referee-child', import.meta.url)
  const child = fork(file, { ...options, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  stepBack(child.pid)
  child.unref()
  child.channel?.unref()
  return child
}

function replyOf(child: ChildProcess, battle: SentBattle): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the referee ended (${code})`))
    child.once('exit', onExit)
    child.once('error', reject)
    child.once('message', (reply: RefereeReply) => {
      child.off('exit', onExit)
      child.off('error', reject)
      if ('verdict' in reply) resolve(reply.verdict)
      else reject(new Error(reply.failure))
    })
    child.send(battle, error => {
      if (error) reject(error)
    })
  })
}

/** Create one per process. No child process runs before the first `judge`, nor ten seconds after the last one. */
export function callReferee(): Referee {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const leave = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }
  const called = (): ChildProcess => {
    if (child) return child
    const begun = begin()
    begun.on('error', () => {}) // rejects the pending replies
    begun.once('exit', () => {
      if (child === begun) child = null
    })
    child = begun
    return begun
  }
  return {
    judge: async battle => {
      clearTimeout(idle)
      try {
        return await replyOf(called(), battle)
      } finally {
        idle = setTimeout(leave, idleMillis)
        idle.unref()
      }
    },
    leave,
  }
}
