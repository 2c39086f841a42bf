import { describe, expect, it, vi } from 'vitest'
import { openLocalBattle } from '../session/local-battle.ts'
import { BattleSession, MARKER_DELAY } from '../session/session.ts'
import { FakeClock, settled } from '../testing/fake-clock.ts'
import { stagedBattle } from '../testing/staged-battle.ts'
import { StubStage } from '../testing/stub-stage.ts'
import { details, samples } from '../testing/table.ts'
import { italian, wordsIn } from '../testing/texts.ts'
import { BattleConductor } from './conductor.ts'

describe('battle conductor: events', () => {
  it('plays an event between the states before and after it', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    const { events, before, after } = stage.played[1]!
    expect(events.map(event => event.type)).toEqual(['move-used', 'damage-taken', 'turn-started'])
    expect([before.rival.active?.pv, after.rival.active?.pv]).toEqual([95, 65])
  })

  it('does not draw a state that the stage already shows', async () => {
    const { conductor, stage, clock } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    stage.skip()
    await clock.pass(MARKER_DELAY)
    expect(stage.shown).toEqual([])
  })

  it('gives stage and page the same picture of a state, and a new one after every touch', async () => {
    const { conductor, stage } = await stagedBattle()
    const { picture } = conductor.store.getState()
    expect(stage.played[0]?.after).toBe(picture)
    conductor.gesture({ type: 'select-move', index: 1 })
    conductor.gesture({ type: 'clear-selection' })
    expect(conductor.store.getState().picture).toEqual(picture)
    expect(conductor.store.getState().picture).not.toBe(picture)
  })

  it('draws nothing over a running animation', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    conductor.setWords(wordsIn('en'))
    expect(stage.shown).toEqual([])
    stage.skip()
    await settled()
    expect(stage.shown.at(-1)?.prompt).toBe('Novizio’s turn')
  })

  it('redraws immediately in another language', async () => {
    const { conductor, stage } = await stagedBattle()
    conductor.setWords(wordsIn('de'))
    expect(stage.shown.at(-1)?.prompt).toBe('Wähle eine Attacke')
  })
})

describe('battle conductor: gestures', () => {
  it('selects a move on the first tap and attacks on the second', async () => {
    const { conductor, session, stage } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 1 })
    expect(stage.shown.at(-1)).toMatchObject({ selectedMove: 1, prompt: 'Tocca ancora per attaccare' })
    conductor.gesture({ type: 'confirm-move', index: 1 })
    await settled()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'animating' })
    expect(conductor.store.getState().picture.selectedMove).toBeNull()
  })

  it('confirms on a second tap even before the marked tile was drawn', async () => {
    const { conductor, session } = await stagedBattle()
    conductor.gesture({ type: 'select-move', index: 1 })
    conductor.gesture({ type: 'select-move', index: 1 })
    await settled()
    expect(session.store.getState().battle.gameState).toBe('animating')
  })

  it('attacks on one tap without confirmation', async () => {
    const { conductor, session } = await stagedBattle({ confirmMoves: () => false })
    conductor.gesture({ type: 'select-move', index: 0 })
    await settled()
    expect(session.store.getState().battle.gameState).toBe('animating')
  })

  it('lets the player cancel a selection and drops it at the end of the turn', async () => {
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

  it('ends an animation on a command and drops the command', async () => {
    const { conductor, session } = await stagedBattle()
    conductor.gesture({ type: 'skip' })
    await settled()
    conductor.gesture({ type: 'skip' })
    await settled()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'playing', turn: 2 })
  })

  it('ends the opening on a tap', async () => {
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

  it('opens log, settings and a card over the scene', async () => {
    const { conductor, onPanel } = await stagedBattle()
    conductor.gesture({ type: 'open-log' })
    conductor.gesture({ type: 'open-settings' })
    conductor.gesture({ type: 'inspect', id: 4 })
    expect(onPanel.mock.calls).toEqual([[{ type: 'log' }], [{ type: 'settings' }], [{ type: 'card', id: 4 }]])
  })
})

describe('battle conductor: hidden page', () => {
  it('pauses the stage, including one that is attached later', async () => {
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

describe('battle conductor: no scene', () => {
  it('continues the battle and its sounds', async () => {
    const { conductor, session, onCue, onVoice } = await stagedBattle({}, null)
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    expect(session.store.getState().battle).toMatchObject({
      gameState: 'playing',
      currentTurnPlayerId: 'player2',
    })
    expect(onCue.mock.calls.map(([cue]) => cue)).toEqual([
      'battle_start',
      'turn_own',
      'attack_fuoco_light',
      'take_damage',
      'turn_rival',
    ])
    expect(onVoice.mock.calls.flat()).toEqual(['volpardore'])
  })

  it('loses nothing when a stage is removed during an animation', async () => {
    const { conductor, session, leave } = await stagedBattle()
    conductor.gesture({ type: 'confirm-move', index: 0 })
    await settled()
    expect(session.store.getState().battle.gameState).toBe('animating')
    leave()
    await settled()
    expect(session.store.getState().battle).toMatchObject({ gameState: 'playing', turn: 2 })
  })

  it('shows the current battle on a stage that is attached later', async () => {
    const { conductor } = await stagedBattle({}, null)
    conductor.gesture({ type: 'skip' })
    await settled()
    const late = new StubStage()
    conductor.attach(late)
    expect(late.shown.at(-1)).toMatchObject({ toMove: 'rival' })
  })
})
