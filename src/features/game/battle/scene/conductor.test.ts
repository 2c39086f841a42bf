import { describe, expect, it, vi } from 'vitest'
import { openLocalBattle } from '../session/local-battle.ts'
import { BattleSession, MARKER_DELAY } from '../session/session.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { stagedBattle } from '../testing/staged-battle.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { details, samples } from '../testing/table.ts'
import { italian, wordsIn } from '../testing/texts.ts'
import { BattleConductor } from './conductor.ts'

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

  it('stage and page have one picture of one state, and another after every touch', async () => {
    const { conductor, stage } = await stagedBattle()
    const { picture } = conductor.store.getState()
    expect(stage.played[0]?.after).toBe(picture)
    conductor.gesture({ type: 'select-move', index: 1 })
    conductor.gesture({ type: 'clear-selection' })
    expect(conductor.store.getState().picture).toEqual(picture)
    expect(conductor.store.getState().picture).not.toBe(picture)
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
    expect(session.store.getState().battle).toMatchObject({ gameState: 'animating' })
    expect(conductor.store.getState().picture.selectedMove).toBeNull()
  })

  it('a second tap confirms, even before the marked tile was drawn', async () => {
    const { conductor, session } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 1 })
    conductor.gesture({ type: 'select-move', index: 1 })
    await settled()
    expect(session.store.getState().battle.gameState).toBe('animating')
  })

  it('with confirmation off, one tap attacks', async () => {
    const { conductor, session } = await stagedBattle({ confirmMoves: () => false })
    conductor.gesture({ type: 'select-move', index: 0 })
    await settled()
    expect(session.store.getState().battle.gameState).toBe('animating')
  })

  it('a selection can be taken back, and does not outlive the turn', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 0 })
    conductor.gesture({ type: 'clear-selection' })
    expect(conductor.store.getState().picture.selectedMove).toBeNull()
    conductor.gesture({ type: 'skip' })
    await settled()
    stage.skip()
    await settled()
    conductor.gesture({ type: 'select-move', index: 0 })
    expect(conductor.store.getState().picture).toMatchObject({ toMove: 'rival', selectedMove: null })
  })

  it('a command during an animation ends it and is not played', async () => {
    const { conductor, session } = await stagedBattle()
    conductor.gesture({ type: 'skip' })
    await settled()
    conductor.gesture({ type: 'skip' })
    await settled()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'playing', turn: 2 })
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
    expect(session.store.getState().battle).toMatchObject({ gameState: 'playing', turn: 1 })
  })

  it('log, settings and a card open beside the scene', async () => {
    const { conductor, onPanel } = await stagedBattle()
    conductor.gesture({ type: 'open-log' })
    conductor.gesture({ type: 'open-settings' })
    conductor.gesture({ type: 'inspect', id: 4 })
    expect(onPanel.mock.calls).toEqual([[{ type: 'log' }], [{ type: 'settings' }], [{ type: 'card', id: 4 }]])
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
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'playing',
      currentTurnPlayerId: 'player2',
    })
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
    expect(session.store.getState().battle.gameState).toBe('animating')
    leave()
    await settled()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'playing', turn: 2 })
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
