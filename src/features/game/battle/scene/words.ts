/** The battle in the reader's language: names of cards and moves, log lines, prompts. It contains no rules. */
import type { Locale } from '@/contract/locales.ts'
import type { BattleEvent } from '@/engine/events.ts'
import { changeCost } from '@/engine/rules/standard-moves.ts'
import { CHANGE_DAMAGE, heatAt, LAST_TURN } from '@/engine/rules/standard-numbers.ts'
import type { TraitCode } from '@/engine/traits/trait.ts'
import { type Say, traitName, traitSentence } from '@/i18n/effect-sentence.ts'
import { eventSentence } from '@/i18n/event-sentence.ts'
import type { LogTone, StageWord, TraitSnapshot } from '@/stage/battle-snapshot.ts'
import type { BattleCharacter, PublicBattle } from '../session/public-battle.ts'
import { loggedEvents, logTones } from './log-tones.ts'
import type { Touched } from './touched.ts'
import { turnFacts } from './turn-facts.ts'
import { mayReplace } from './turn-rights.ts'

export interface BattleWords {
  t: Say
  isWatching: boolean // the reader is a spectator
  cardName(character: BattleCharacter): string
  moveName(character: BattleCharacter, move: number): string
  trait(code: TraitCode | undefined): TraitSnapshot | null
  /** @param hasMove whether any move of the active card may be used */
  prompt(battle: PublicBattle, touched: Touched, hasMove: boolean): string
  log(battle: PublicBattle): string[]
  logTones(battle: PublicBattle): LogTone[] // tones of the newest lines of `log`
  stage(battle: PublicBattle): Record<StageWord, string>
}

export const characterOf = (battle: PublicBattle, id: number | null): BattleCharacter | undefined =>
  battle.charactersCatalog.find(character => character.id === id)

/** @param say translates keys of the namespace `effects` */
export function battleWords(t: Say, locale: Locale, say: Say): BattleWords {
  const translation = (character: BattleCharacter) =>
    character.translations.find(candidate => candidate.locale === locale)
  const cardName = (character: BattleCharacter) => translation(character)?.nome || character.nome
  const moveName = (character: BattleCharacter, move: number) =>
    translation(character)?.mosse[move]?.nome_mossa || character.mosse[move]?.nome_mossa || ''
  const lines = lineWriter({ t, cardName, moveName })
  return {
    t,
    isWatching: false,
    cardName,
    moveName,
    trait: code => (code ? { code, name: traitName(t, code), sentence: traitSentence(say, code) } : null),
    prompt: (battle, touched, hasMove) => promptOf(t, battle, touched, hasMove),
    log: battle => loggedEvents(battle.history, event => lines(battle, event)).map(({ line }) => line),
    logTones: battle => {
      const named = (id: number, name: (character: BattleCharacter) => string) => {
        const character = characterOf(battle, id)
        return character ? name(character) : ''
      }
      return logTones(
        loggedEvents(battle.history, event => lines(battle, event)),
        {
          card: id => named(id, cardName),
          move: (cardId, move) => named(cardId, character => moveName(character, move)),
          health: t('card.pv'),
        },
      )
    },
    stage: battle => stageWords(t, battle),
  }
}

function stageWords(t: Say, battle: PublicBattle): Record<StageWord, string> {
  const rival = battle.player2.details.name
  return {
    skip: t('stage.skip'),
    damage: t('stage.damage'),
    turnOwn: t('stage.turnOwn'),
    turnRival: t('prompt.rival', { rival }),
    tapAgain: t('prompt.tapAgain'),
    chooseNext: t('prompt.choose'),
    victory: t('stage.victory'),
    defeat: t('stage.defeat'),
    spare: t('stage.spare'),
    replace: t('stage.replace'),
    replaceHint: t('stage.replaceHint'),
    energy: t('stage.energy'),
    forecast: t('stage.forecast'),
    level: t('stage.level'),
    turn: turnWords(t, battle),
    turnName: t('stage.turnName'),
    log: t('log.title'),
    sendIn: t('commands.choose', { name: '%' }),
    fallen: t('card.defeated'),
    health: t('card.pv'),
    replaceCard: t('stage.replaceCard'),
    skipTurn: t('commands.skip'),
    guard: t('stage.guard'),
    guardTurn: t('commands.guard'),
    points: t('stage.points'),
    knockOut: t('stage.knockOut'),
    wins: t('stage.winningBlow'),
    heat: heatWords(t, battle),
  }
}

const turnWords = (t: Say, { rules, turn }: PublicBattle): string =>
  rules === 'classic'
    ? t('stage.turn', { number: turn })
    : t('stage.turnOf', { number: turn, last: LAST_TURN })

/** Text of the heat damage to the active card at the start of a turn; empty without heat. */
function heatWords(t: Say, battle: PublicBattle): string {
  if (battle.rules === 'classic') return ''
  const [now, next] = [heatAt(battle.turn), heatAt(battle.turn + 1)]
  if (next === 0) return ''
  return now === 0 ? t('heat.soon', { next }) : t('heat.now', { now, next })
}

function promptOf(t: Say, battle: PublicBattle, touched: Touched, hasMove: boolean): string {
  const rival = battle.player2.details.name
  const isOwn = battle.toAct === 'player1'
  switch (battle.gameState) {
    case 'loading':
      return t('state.loading')
    case 'game_over':
      return t(`result.${battle.winner === null ? 'spare' : battle.winner === 'player1' ? 'win' : 'lose'}`)
    case 'awaiting_selection':
      return isOwn ? t('prompt.choose') : t('prompt.rivalChooses', { rival })
    case 'animating':
    case 'playing':
      if (battle.currentTurnPlayerId === 'player2') return t('prompt.rival', { rival })
      return ownPrompt(t, battle, touched, hasMove)
  }
}

function ownPrompt(t: Say, battle: PublicBattle, touched: Touched, hasMove: boolean): string {
  if (touched.move !== null) return t('prompt.tapAgain')
  if (battle.rules === 'classic') return t(hasMove ? 'prompt.move' : 'prompt.onlySkip')
  const refusal = touched.refused && refusalOf(t, battle, touched.refused)
  if (refusal) return refusal
  const looksAtCard = touched.card !== null && mayReplace(battle)
  if (touched.replacing || looksAtCard) return changePrompt(t, battle, looksAtCard)
  if (battle.player1.hasChanged) return t(hasMove ? 'prompt.changed' : 'prompt.changedNoMove')
  if (hasMove) return t('prompt.move')
  return t(mayReplace(battle) ? 'prompt.noMove' : 'prompt.lastStands')
}

/** Returns the reason why a switch or a guard is not possible now, as the beginning of a sentence, or null. */
function refusalOf(t: Say, battle: PublicBattle, refused: 'change' | 'guard'): string | null {
  const reason = turnFacts(battle, t)?.[refused]?.disabled
  return reason ? `${t(`stage.${refused === 'change' ? 'replace' : 'guard'}`)}: ${reason}` : null
}

/** States the price of a switch before it is made. */
const changePrompt = (t: Say, battle: PublicBattle, isChosen: boolean): string =>
  t(isChosen ? 'prompt.changePrice' : 'prompt.changeWho', {
    count: changeCost(battle, 'player1'),
    hit: CHANGE_DAMAGE,
  })

type Names = Pick<BattleWords, 't' | 'cardName' | 'moveName'>

/**
 * Returns the log line of an event, or null if it has none. Lines are cached: the history of a battle only grows, and
 * every picture contains all of it.
 */
function lineWriter(names: Names) {
  const written = new WeakMap<BattleEvent, string | null>()
  const write = newLineWriter(names)
  return (battle: PublicBattle, event: BattleEvent): string | null => {
    const cachedText = written.get(event)
    if (cachedText !== undefined) return cachedText
    const line = write(battle, event)
    written.set(event, line)
    return line
  }
}

function newLineWriter({ t, cardName, moveName }: Names) {
  return (battle: PublicBattle, event: BattleEvent): string | null => {
    const nameOf = (id: number, name: (character: BattleCharacter) => string) => {
      const character = characterOf(battle, id)
      return character ? name(character) : ''
    }
    return eventSentence(t, event, {
      seat: 'player1',
      rival: battle.player2.details.name,
      card: id => nameOf(id, cardName),
      move: (cardId, move) => nameOf(cardId, character => moveName(character, move)),
    })
  }
}
