/** Texts of the files of bulk jobs, and of errors in fields, in six languages. */
import de from '@/i18n/locales/de/prints.json' with { type: 'json' }
import deFields from '@/i18n/locales/de/validation.json' with { type: 'json' }
import en from '@/i18n/locales/en/prints.json' with { type: 'json' }
import enFields from '@/i18n/locales/en/validation.json' with { type: 'json' }
import es from '@/i18n/locales/es/prints.json' with { type: 'json' }
import esFields from '@/i18n/locales/es/validation.json' with { type: 'json' }
import fr from '@/i18n/locales/fr/prints.json' with { type: 'json' }
import frFields from '@/i18n/locales/fr/validation.json' with { type: 'json' }
import it from '@/i18n/locales/it/prints.json' with { type: 'json' }
import itFields from '@/i18n/locales/it/validation.json' with { type: 'json' }
import pt from '@/i18n/locales/pt/prints.json' with { type: 'json' }
import ptFields from '@/i18n/locales/pt/validation.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'

export const printWords = translatorOf({
  it: { prints: it, validation: itFields },
  en: { prints: en, validation: enFields },
  es: { prints: es, validation: esFields },
  fr: { prints: fr, validation: frFields },
  de: { prints: de, validation: deFields },
  pt: { prints: pt, validation: ptFields },
})
