/**
 * Judges battles in a process of its own, begun when the first one comes and ended when the last is done: `maestro` thinks up to
 * 300 ms a decision, which no answer of the server may wait for.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { childEntry } from '../../kernel/child-entry.ts'
import type { SentBattle, Verdict } from './judge.ts'

export interface Referee {
  judge(battle: SentBattle): Promise<Verdict>
  /** Puts down what it is at: its battle is rejected. */
  leave(): void
}

export type RefereeReply = { verdict: Verdict } | { failure: string }

/** Answers come before checks. */
function stepBack(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // a system without priorities judges all the same
  }
}

function reply(child: ChildProcess, battle: SentBattle): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the referee ended (${code})`))
    child.once('exit', onExit)
    child.once('error', reject)
    child.once('message', (said: RefereeReply) => {
      child.off('exit', onExit)
      child.off('error', reject)
      if ('verdict' in said) resolve(said.verdict)
      else reject(new Error(said.failure))
    })
    child.send(battle)
  })
}

/** One battle after the other. */
export function callReferee(): Referee {
  let child: ChildProcess | null = null
  const begin = (): ChildProcess => {
    const { file, execArgv } = childEntry('referee-child', import.meta.url)
    const begun = fork(file, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    stepBack(begun.pid)
    begun.once('exit', () => {
      if (child === begun) child = null
    })
    return begun
  }
  return {
    judge: battle => {
      child ??= begin()
      return reply(child, battle)
    },
    leave: () => {
      child?.kill('SIGKILL')
      child = null
    },
  }
}
