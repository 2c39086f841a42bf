/** The page of the stage's benchmark: the real stage, driven by battles from a seed. Served by the bench alone, never shipped. */
import './frame-log.ts' // first: it wraps what the stage takes
import '@/ui/theme/fonts/lilita.css'
import '@/ui/theme/fonts/lexend.css'
import { createStore } from 'zustand/vanilla'
import { type CardType, codeName } from '@/contract/endpoints/game/characters.ts'
import type { BattleEvent } from '@/engine/events.ts'
import type { CardSpec, RuleSet } from '@/engine/types.ts'
import type { BattleStageConfig } from '@/stage/app/battle-stage-api.ts'
import type { BattleSnapshot } from '@/stage/battle-snapshot.ts'
import { type BattleStage, mountBattleStage } from '@/stage/scenes/battle/battle-stage.ts'
import type { LobbyPicture } from '@/stage/scenes/lobby/lobby-picture.ts'
import { mountLobbyStage } from '@/stage/scenes/lobby/lobby-stage.ts'
import { mountPacksStage, type PacksStage } from '@/stage/scenes/packs/packs-stage.ts'
import { type Play, playsOf } from '@/stage/testing/battle-plays.ts'
import { catalogue } from '../../assets/catalogue/catalogue.ts'
import { Dice, specs } from '../cards.ts'
import { lobbyPictures } from './lobby-pictures.ts'
import { packPlays, packsAtRest } from './pack-plays.ts'

const printed = new Map(catalogue.map(card => [card.numero_carta, card]))

/** Every move with the clip of its type and strength, or with none. */
const looksOf = (hasClips: boolean) => (card: CardSpec) => {
  const entry = printed.get(card.id)
  if (!entry) throw new Error(`card ${card.id} is not printed`)
  const clipOf = (danno: number) =>
    `/assets/clips/${codeName(card.tipo as CardType)}-${danno >= 60 ? 'heavy' : 'light'}.webm`
  const clips = entry.mosse.map(({ danno }) => (hasClips ? clipOf(danno) : null))
  return { slug: entry.slug, rarita: entry.rarita, clips }
}

/** A battle six against six. */
function battle(rules: RuleSet, seed: number, hasClips = true): Play[] {
  const dice = new Dice(seed)
  const player1 = dice.deck()
  const decks = { player1, player2: dice.deck(player1) }
  return playsOf({ rules, catalogue: [...specs], decks }, seed, looksOf(hasClips))
}

let stage: BattleStage | null = null
let table: PacksStage | null = null
let packs: ReturnType<typeof packPlays> = []
const lobbyStore = createStore<{ picture: LobbyPicture | null }>()(() => ({ picture: null }))

const bench = {
  cues: [] as string[],
  async open(config: Partial<BattleStageConfig>) {
    stage = await mountBattleStage(document.getElementById('stage')!, {
      onGesture: () => {},
      onCue: cue => void bench.cues.push(cue),
      onVoice: () => {},
      onLost: () => {},
      speed: 1,
      reducedMotion: false,
      ...config,
    })
  },
  battle,
  show: (picture: BattleSnapshot) => stage?.show(picture),
  play: (events: BattleEvent[], before: BattleSnapshot, after: BattleSnapshot) =>
    stage?.play(events, before, after),
  /** Plays a battle from its first fact to its last; resolves with the number of facts. */
  async run(rules: RuleSet, seed: number, hasClips: boolean): Promise<number> {
    let facts = 0
    for (const { events, before, after } of battle(rules, seed, hasClips)) {
      if (stage) await window.frameLog.until(stage.play(events, before, after))
      facts += events.length
    }
    return facts
  },
  /** Plays the first steps of a battle with clips. */
  async begin(rules: RuleSet, seed: number, steps: number): Promise<void> {
    for (const { events, before, after } of battle(rules, seed).slice(0, steps))
      if (stage) await window.frameLog.until(stage.play(events, before, after))
  },
  close() {
    stage?.destroy()
    stage = null
  },
  async openPacks(amount: number, seed: number) {
    packs = packPlays(amount, seed)
    table = await mountPacksStage(document.getElementById('stage')!, {
      onGesture: () => {},
      onCue: cue => void bench.cues.push(cue),
      onVoice: () => {},
      onLost: () => {},
      onHaptic: () => {},
      speed: 1,
      reducedMotion: false,
      flashes: true,
      quality: 'high',
    })
    table.show(packsAtRest)
  },
  async openLobby() {
    lobbyStore.setState({ picture: lobbyPictures[0] ?? null })
    await window.frameLog.until(
      mountLobbyStage(document.getElementById('stage')!, {
        store: lobbyStore,
        onGesture: () => {},
        onCue: cue => void bench.cues.push(cue),
        onLost: () => {},
        reducedMotion: false,
        quality: 'high',
      }),
    )
  },
  /** Shows everything that happens in the lobby, each for so many milliseconds. */
  async runLobby(millis: number) {
    for (const picture of lobbyPictures) {
      lobbyStore.setState({ picture })
      await window.frameLog.run(millis)
    }
  },
  /** Opens the packs from one number to another, the last not among them. */
  async runPacks(from: number, to: number) {
    for (const { event, after } of packs.slice(from, to).flat())
      if (table) await window.frameLog.until(table.play(event, after))
  },
}

declare global {
  interface Window {
    stageBench: typeof bench
  }
}
window.stageBench = bench
