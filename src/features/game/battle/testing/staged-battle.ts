/** A battle with a conductor and a stage that draws nothing, after the opening. */
import { vi } from 'vitest'
import { BattleConductor, type ConductorConfig } from '../scene/conductor.ts'
import { openLocalBattle } from '../session/local-battle.ts'
import { BattleSession } from '../session/session.ts'
import { FakeClock, settled } from './fake-clock.ts'
import { StubStage } from './stub-stage.ts'
import { details, samples } from './table.ts'
import { italian } from './texts.ts'

export async function stagedBattle(
  options: Partial<ConductorConfig> = {},
  stage: StubStage | null = new StubStage(),
  { setup, characters } = samples(),
) {
  const battle = openLocalBattle({ setup, seed: 1, commands: [] })
  const clock = new FakeClock()
  const onCue = vi.fn()
  const onVoice = vi.fn()
  const onPanel = vi.fn()
  const session: BattleSession = new BattleSession({
    link: battle.link('player1'),
    seat: 'player1',
    clock,
    details,
    characters,
    present: scene => conductor.present(scene),
  })
  const config = { words: italian, onCue, onVoice, onPanel, confirmMoves: () => true, ...options }
  const conductor: BattleConductor = new BattleConductor(session, config)
  const leave = stage ? conductor.attach(stage) : () => {}
  session.open()
  await settled()
  stage?.skip()
  await settled()
  return {
    session,
    conductor,
    stage: stage ?? new StubStage(),
    battle,
    clock,
    onCue,
    onVoice,
    onPanel,
    leave,
  }
}
