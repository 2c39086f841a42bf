/**
 * Titles and descriptions of the screens, for the head of index.html; names of types and rarities, for preview images; the loading
 * text of a battle.
 */
import deBattle from '@/i18n/locales/de/battle.json' with { type: 'json' }
import deGame from '@/i18n/locales/de/game.json' with { type: 'json' }
import deHead from '@/i18n/locales/de/head.json' with { type: 'json' }
import deTitles from '@/i18n/locales/de/titles.json' with { type: 'json' }
import enBattle from '@/i18n/locales/en/battle.json' with { type: 'json' }
import enGame from '@/i18n/locales/en/game.json' with { type: 'json' }
import enHead from '@/i18n/locales/en/head.json' with { type: 'json' }
import enTitles from '@/i18n/locales/en/titles.json' with { type: 'json' }
import esBattle from '@/i18n/locales/es/battle.json' with { type: 'json' }
import esGame from '@/i18n/locales/es/game.json' with { type: 'json' }
import esHead from '@/i18n/locales/es/head.json' with { type: 'json' }
import esTitles from '@/i18n/locales/es/titles.json' with { type: 'json' }
import frBattle from '@/i18n/locales/fr/battle.json' with { type: 'json' }
import frGame from '@/i18n/locales/fr/game.json' with { type: 'json' }
import frHead from '@/i18n/locales/fr/head.json' with { type: 'json' }
import frTitles from '@/i18n/locales/fr/titles.json' with { type: 'json' }
import itBattle from '@/i18n/locales/it/battle.json' with { type: 'json' }
import itGame from '@/i18n/locales/it/game.json' with { type: 'json' }
import itHead from '@/i18n/locales/it/head.json' with { type: 'json' }
import itTitles from '@/i18n/locales/it/titles.json' with { type: 'json' }
import ptBattle from '@/i18n/locales/pt/battle.json' with { type: 'json' }
import ptGame from '@/i18n/locales/pt/game.json' with { type: 'json' }
import ptHead from '@/i18n/locales/pt/head.json' with { type: 'json' }
import ptTitles from '@/i18n/locales/pt/titles.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const translate = translatorOf({
  it: { battle: itBattle, game: itGame, head: itHead, titles: itTitles },
  en: { battle: enBattle, game: enGame, head: enHead, titles: enTitles },
  es: { battle: esBattle, game: esGame, head: esHead, titles: esTitles },
  fr: { battle: frBattle, game: frGame, head: frHead, titles: frTitles },
  de: { battle: deBattle, game: deGame, head: deHead, titles: deTitles },
  pt: { battle: ptBattle, game: ptGame, head: ptHead, titles: ptTitles },
})
