/** The game's own texts of its rules, for articles that repeat them. */

import deBattle from '@/i18n/locales/de/battle.json' with { type: 'json' }
import deLesson from '@/i18n/locales/de/lesson.json' with { type: 'json' }
import dePrepare from '@/i18n/locales/de/prepare.json' with { type: 'json' }
import enBattle from '@/i18n/locales/en/battle.json' with { type: 'json' }
import enLesson from '@/i18n/locales/en/lesson.json' with { type: 'json' }
import enPrepare from '@/i18n/locales/en/prepare.json' with { type: 'json' }
import esBattle from '@/i18n/locales/es/battle.json' with { type: 'json' }
import esLesson from '@/i18n/locales/es/lesson.json' with { type: 'json' }
import esPrepare from '@/i18n/locales/es/prepare.json' with { type: 'json' }
import frBattle from '@/i18n/locales/fr/battle.json' with { type: 'json' }
import frLesson from '@/i18n/locales/fr/lesson.json' with { type: 'json' }
import frPrepare from '@/i18n/locales/fr/prepare.json' with { type: 'json' }
import itBattle from '@/i18n/locales/it/battle.json' with { type: 'json' }
import itLesson from '@/i18n/locales/it/lesson.json' with { type: 'json' }
import itPrepare from '@/i18n/locales/it/prepare.json' with { type: 'json' }
import ptBattle from '@/i18n/locales/pt/battle.json' with { type: 'json' }
import ptLesson from '@/i18n/locales/pt/lesson.json' with { type: 'json' }
import ptPrepare from '@/i18n/locales/pt/prepare.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const translate = translatorOf({
  it: { battle: itBattle, lesson: itLesson, prepare: itPrepare },
  en: { battle: enBattle, lesson: enLesson, prepare: enPrepare },
  es: { battle: esBattle, lesson: esLesson, prepare: esPrepare },
  fr: { battle: frBattle, lesson: frLesson, prepare: frPrepare },
  de: { battle: deBattle, lesson: deLesson, prepare: dePrepare },
  pt: { battle: ptBattle, lesson: ptLesson, prepare: ptPrepare },
})
