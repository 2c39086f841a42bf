/** Messages of problems in six languages, for responses of the API. Field errors are sent as codes. */
import deProblems from '@/i18n/locales/de/problems.json' with { type: 'json' }
import enProblems from '@/i18n/locales/en/problems.json' with { type: 'json' }
import esProblems from '@/i18n/locales/es/problems.json' with { type: 'json' }
import frProblems from '@/i18n/locales/fr/problems.json' with { type: 'json' }
import itProblems from '@/i18n/locales/it/problems.json' with { type: 'json' }
import ptProblems from '@/i18n/locales/pt/problems.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const translate = translatorOf({
  it: { problems: itProblems },
  en: { problems: enProblems },
  es: { problems: esProblems },
  fr: { problems: frProblems },
  de: { problems: deProblems },
  pt: { problems: ptProblems },
})
