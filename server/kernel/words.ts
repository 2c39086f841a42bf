/** The sentences of problems and fields, in six languages, for answers of the API. */
import deProblems from '../../src/i18n/locales/de/problems.json' with { type: 'json' }
import deValidation from '../../src/i18n/locales/de/validation.json' with { type: 'json' }
import enProblems from '../../src/i18n/locales/en/problems.json' with { type: 'json' }
import enValidation from '../../src/i18n/locales/en/validation.json' with { type: 'json' }
import esProblems from '../../src/i18n/locales/es/problems.json' with { type: 'json' }
import esValidation from '../../src/i18n/locales/es/validation.json' with { type: 'json' }
import frProblems from '../../src/i18n/locales/fr/problems.json' with { type: 'json' }
import frValidation from '../../src/i18n/locales/fr/validation.json' with { type: 'json' }
import itProblems from '../../src/i18n/locales/it/problems.json' with { type: 'json' }
import itValidation from '../../src/i18n/locales/it/validation.json' with { type: 'json' }
import ptProblems from '../../src/i18n/locales/pt/problems.json' with { type: 'json' }
import ptValidation from '../../src/i18n/locales/pt/validation.json' with { type: 'json' }
import { translatorOf } from '../../src/i18n/translate.ts'

export const translate = translatorOf({
  it: { problems: itProblems, validation: itValidation },
  en: { problems: enProblems, validation: enValidation },
  es: { problems: esProblems, validation: esValidation },
  fr: { problems: frProblems, validation: frValidation },
  de: { problems: deProblems, validation: deValidation },
  pt: { problems: ptProblems, validation: ptValidation },
})
