/** The referee process, a separate entry point of the build: verifies battles and exits when its parent disconnects. */
import { judge, type SentBattle } from './judge.ts'
import type { RefereeReply } from './referee.ts'

const replyTo = (battle: SentBattle): RefereeReply => {
  try {
    return { verdict: judge(battle) }
  } catch (error) {
    return { failure: String(error) }
  }
}

process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit(0))
process.on('message', (battle: SentBattle) => process.send?.(replyTo(battle)))
