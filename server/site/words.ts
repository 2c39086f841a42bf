/** Titles and descriptions of the screens, for the head of index.html. */
import deHead from '../../src/i18n/locales/de/head.json' with { type: 'json' }
import deTitles from '../../src/i18n/locales/de/titles.json' with { type: 'json' }
import enHead from '../../src/i18n/locales/en/head.json' with { type: 'json' }
import enTitles from '../../src/i18n/locales/en/titles.json' with { type: 'json' }
import esHead from '../../src/i18n/locales/es/head.json' with { type: 'json' }
import esTitles from '../../src/i18n/locales/es/titles.json' with { type: 'json' }
import frHead from '../../src/i18n/locales/fr/head.json' with { type: 'json' }
import frTitles from '../../src/i18n/locales/fr/titles.json' with { type: 'json' }
import itHead from '../../src/i18n/locales/it/head.json' with { type: 'json' }
import itTitles from '../../src/i18n/locales/it/titles.json' with { type: 'json' }
import ptHead from '../../src/i18n/locales/pt/head.json' with { type: 'json' }
import ptTitles from '../../src/i18n/locales/pt/titles.json' with { type: 'json' }
import { translatorOf } from '../../src/i18n/translate.ts'

export const translate = translatorOf({
  it: { head: itHead, titles: itTitles },
  en: { head: enHead, titles: enTitles },
  es: { head: esHead, titles: esTitles },
  fr: { head: frHead, titles: frTitles },
  de: { head: deHead, titles: deTitles },
  pt: { head: ptHead, titles: ptTitles },
})
