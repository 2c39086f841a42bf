import { describe, expect, it, vi } from 'vitest'
import { openLocalBattle } from '../session/local-battle.ts'
import { BattleSession, MARKER_DELAY } from '../session/session.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { characterWith, standardBattle } from '../testing/standard-table.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { details, samples } from '../testing/table.ts'
import { italian, wordsIn } from '../testing/texts.ts'
import { BattleConductor, type ConductorConfig } from './conductor.ts'

async function stagedBattle(
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

describe('events become pictures', () => {
  it('an event is played between the picture before and the one after', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    const { events, before, after } = stage.played[1]!
    expect(events.map(event => event.type)).toEqual(['move-used', 'damage-taken', 'turn-started'])
    expect([before.rival.active?.pv, after.rival.active?.pv]).toEqual([95, 65])
  })

  it('a picture the stage already shows is not drawn again', async () => {
    const { conductor, stage, clock } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    stage.skip()
    await clock.pass(MARKER_DELAY)
    expect(stage.shown).toEqual([])
  })

  it('nothing is drawn over a running animation', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    conductor.setWords(wordsIn('en'))
    expect(stage.shown).toEqual([])
    stage.skip()
    await settled()
    expect(stage.shown.at(-1)?.prompt).toBe('Novizio’s turn')
  })

  it('another language is drawn at once', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.setWords(wordsIn('de'))
    expect(stage.shown.at(-1)?.prompt).toBe('Wähle eine Attacke')
  })
})

describe('gestures become commands', () => {
  it('the first tap on a move selects, the second attacks', async () => {
    const { conductor, session, stage } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 1 })
    expect(stage.shown.at(-1)).toMatchObject({ selectedMove: 1, prompt: 'Tocca ancora per attaccare' })
    conductor.gesture({ type: 'confirm-move', index: 1 })
    await settled()
    expect(session.state()).toMatchObject({ gameState: 'animating' })
    expect(conductor.state().picture.selectedMove).toBeNull()
  })

  it('a second tap confirms, even before the marked tile was drawn', async () => {
    const { conductor, session } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 1 })
    conductor.gesture({ type: 'select-move', index: 1 })
    await settled()
    expect(session.state().gameState).toBe('animating')
  })

  it('with confirmation off, one tap attacks', async () => {
    const { conductor, session } = await stagedBattle({ confirmMoves: () => false })
    conductor.gesture({ type: 'select-move', index: 0 })
    await settled()
    expect(session.state().gameState).toBe('animating')
  })

  it('a selection can be taken back, and does not outlive the turn', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 0 })
    conductor.gesture({ type: 'clear-selection' })
    expect(conductor.state().picture.selectedMove).toBeNull()
    conductor.gesture({ type: 'skip' })
    await settled()
    stage.skip()
    await settled()
    conductor.gesture({ type: 'select-move', index: 0 })
    expect(conductor.state().picture).toMatchObject({ toMove: 'rival', selectedMove: null })
  })

  it('a command during an animation ends it and is not played', async () => {
    const { conductor, session } = await stagedBattle()
    conductor.gesture({ type: 'skip' })
    await settled()
    conductor.gesture({ type: 'skip' })
    await settled()
    expect(session.state()).toMatchObject({ gameState: 'playing', turn: 2 })
  })

  it('a tap during the opening ends it', async () => {
    const { setup, characters } = samples()
    const battle = openLocalBattle({ setup, seed: 1, commands: [] })
    const session: BattleSession = new BattleSession({
      link: battle.link('player1'),
      seat: 'player1',
      clock: new FakeClock(),
      details,
      characters,
      present: scene => conductor.present(scene),
    })
    const words = {
      words: italian,
      onCue: vi.fn(),
      onVoice: vi.fn(),
      onPanel: vi.fn(),
      confirmMoves: () => true,
    }
    const conductor: BattleConductor = new BattleConductor(session, words)
    conductor.attach(new StubStage())
    session.open()
    await settled()
    conductor.gesture({ type: 'skip' })
    await settled()
    expect(session.state()).toMatchObject({ gameState: 'playing', turn: 1 })
  })

  it('log, settings and a card open beside the scene', async () => {
    const { conductor, onPanel } = await stagedBattle()
    conductor.gesture({ type: 'open-log' })
    conductor.gesture({ type: 'open-settings' })
    conductor.gesture({ type: 'inspect', id: 4 })
    expect(onPanel.mock.calls).toEqual([[{ type: 'log' }], [{ type: 'settings' }], [{ type: 'card', id: 4 }]])
  })
})

describe('under the standard rules', () => {
  const raise = { kind: 'chosen-stat', amount: 60 } as const
  const given = () =>
    standardBattle(
      [characterWith(1, { effetti: [raise] }), characterWith(3), characterWith(5, { costo: 6 })],
      [characterWith(2), characterWith(4)],
    )
  const staged = (options: Partial<ConductorConfig> = {}) => stagedBattle(options, new StubStage(), given())

  it('the button lays the card that is looked at', async () => {
    const { conductor, session } = await staged()
    conductor.gesture({ type: 'select-card', id: 3 })
    expect(conductor.state().picture.selectedCard).toBe(3)
    conductor.gesture({ type: 'replace' })
    await settled()
    expect(session.state()).toMatchObject({ gameState: 'animating' })
    expect(conductor.state().picture.selectedCard).toBeNull()
  })

  it('without one it asks for a card, and the next that is touched is laid', async () => {
    const { conductor, stage, session } = await staged()
    conductor.gesture({ type: 'replace' })
    expect(stage.shown.at(-1)).toMatchObject({
      replacing: true,
      prompt: italian.t('prompt.changeWho', { count: 1, hit: 15 }),
    })
    conductor.gesture({ type: 'select-card', id: 5 })
    await settled()
    stage.skip()
    await settled()
    expect(session.state().player1.activeCardId).toBe(5)
    expect(conductor.state().picture.replacing).toBe(false)
  })

  it('after a change the turn goes on: another one is refused with its reason, a move is played', async () => {
    const { conductor, stage, session } = await staged()
    conductor.gesture({ type: 'replace-card', id: 3 })
    await settled()
    stage.skip()
    await settled()
    expect(conductor.state().picture).toMatchObject({ toMove: 'own', canAct: true, canReplace: false })
    expect(conductor.state().picture.prompt).toBe(italian.t('prompt.changed'))
    conductor.gesture({ type: 'replace' })
    expect(conductor.state().picture.prompt).toBe(`Cambia: ${italian.t('reason.changed')}`)
    expect(session.state().player1.activeCardId).toBe(3)
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    expect(session.state().gameState).toBe('animating')
  })

  it('the guard costs energy and ends the turn', async () => {
    const { conductor, stage, session } = await staged()
    conductor.gesture({ type: 'guard' })
    await settled()
    stage.skip()
    await settled()
    expect(session.state().player1.energy).toBe(3)
    expect(session.state().currentTurnPlayerId).toBe('player2')
    expect(conductor.state().picture.own.active?.statuses).toMatchObject([{ kind: 'defence', amount: 18 }])
  })

  it('asking for a card can be taken back, by the button or by the table', async () => {
    const { conductor } = await staged()
    conductor.gesture({ type: 'replace' })
    conductor.gesture({ type: 'replace' })
    expect(conductor.state().picture.replacing).toBe(false)
    conductor.gesture({ type: 'replace' })
    conductor.gesture({ type: 'clear-selection' })
    expect(conductor.state().picture.replacing).toBe(false)
  })

  it('only a card that stands in the own hand can be looked at', async () => {
    const { conductor } = await staged()
    conductor.gesture({ type: 'select-card', id: 4 })
    expect(conductor.state().picture.selectedCard).toBeNull()
    conductor.gesture({ type: 'select-card', id: 3 })
    conductor.gesture({ type: 'select-card', id: 3 })
    expect(conductor.state().picture.selectedCard).toBeNull()
  })

  it('a move that raises a figure asks which one, then is played with it', async () => {
    const { conductor, session, onPanel, battle } = await staged()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    expect(onPanel.mock.calls).toEqual([[{ type: 'stat', move: 0 }]])
    expect(session.state().gameState).toBe('playing')
    const listener = vi.fn()
    battle.link('player2').open(listener)
    conductor.playMove(0, 'resistenza')
    await settled()
    expect(listener.mock.calls.at(-1)?.[0].events).toContainEqual(
      expect.objectContaining({ type: 'stat-raised', stat: 'resistenza', amount: 60 }),
    )
  })

  it('a move that cannot be paid is neither marked nor played', async () => {
    const { conductor, session, stage } = await staged()
    conductor.gesture({ type: 'replace-card', id: 5 })
    await settled()
    stage.skip()
    await settled()
    conductor.gesture({ type: 'select-move', index: 0 })
    conductor.gesture({ type: 'select-move', index: 0 })
    expect(conductor.state().picture.selectedMove).toBeNull()
    expect(session.state().gameState).toBe('playing')
  })
})

describe('while the page is hidden', () => {
  it('the stage is held, and so is one that comes meanwhile', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.setPaused(true)
    expect(stage.pauses).toEqual([true])
    const late = new StubStage()
    conductor.attach(late)
    expect(late.pauses).toEqual([true])
    conductor.setPaused(false)
    expect(late.pauses).toEqual([true, false])
  })
})

describe('without a scene', () => {
  it('the battle goes on, and its sounds remain', async () => {
    const { conductor, session, onCue, onVoice } = await stagedBattle({}, null)
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    expect(session.state()).toMatchObject({ gameState: 'playing', currentTurnPlayerId: 'player2' })
    expect(onCue.mock.calls.flat()).toEqual([
      'battle_start',
      'turn_own',
      'attack_fuoco_light',
      'take_damage',
      'turn_rival',
    ])
    expect(onVoice.mock.calls.flat()).toEqual(['volpardore'])
  })

  it('a stage taken away in the middle of a play loses nothing', async () => {
    const { conductor, session, leave } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    expect(session.state().gameState).toBe('animating')
    leave()
    await settled()
    expect(session.state()).toMatchObject({ gameState: 'playing', turn: 2 })
  })

  it('a stage that comes late is shown the battle as it stands', async () => {
    const { conductor } = await stagedBattle({}, null)
    conductor.gesture({ type: 'skip' })
    await settled()
    const late = new StubStage()
    conductor.attach(late)
    expect(late.shown.at(-1)).toMatchObject({ toMove: 'rival' })
  })
})
