/**
 * The six languages of a form as tabs. A dot shows how much of the Italian text is translated, and whether a field has
 * an error. A refused save opens the first language with an error and focuses its field.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { classNames } from '@/ui/class-names.ts'
import { Tabs } from '@/ui/content/tabs.tsx'
import { languagesWithErrors } from '../record/languages-with-errors.ts'
import styles from './language-tabs.module.css'

interface LanguageTabsProps {
  value: Locale
  onChange: (locale: Locale) => void
  share: (locale: Locale) => number // 0 to 1
  edge?: boolean // the tabs open a panel, so their underline has its full width
  children: ReactNode
}

const stateOf = (share: number) => (share >= 1 ? 'done' : share > 0 ? 'partly' : 'missing')

/** Languages with errors. After every refusal the first one is opened and its refused field focused. */
function useFieldErrorCounts(value: Locale, onChange: (locale: Locale) => void) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const fields = useRef<HTMLDivElement>(null)
  const handled = useRef(submitCount) // the refusal that was handled
  const faulty = languagesWithErrors(errors)
  const key = faulty.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal moves the focus once, regardless of later renderings
  useEffect(() => {
    const [first] = faulty
    if (isSubmitting || !first || handled.current === submitCount) return
    if (!faulty.includes(value)) return onChange(first)
    handled.current = submitCount
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [key, submitCount, isSubmitting, value])
  return { faulty, fields }
}

export function LanguageTabs({ value, onChange, share, edge, children }: LanguageTabsProps) {
  const { t } = useTranslation('admin')
  const { faulty, fields } = useFieldErrorCounts(value, onChange)
  const tabs = (
    <Tabs
      label={t('record.translations')}
      value={value}
      onChange={onChange}
      tabs={locales.map(locale => {
        const state = faulty.includes(locale) ? 'fault' : stateOf(share(locale))
        return {
          value: locale,
          label: (
            <span className={styles.language} data-state={state}>
              {localeFacts[locale].name}
              <span
                className={styles.dot}
                data-state={state}
                role="img"
                aria-label={t(`products.state.${state}`)}
              />
            </span>
          ),
        }
      })}
    >
      <div ref={fields} className={styles.fields} key={value} lang={localeFacts[value].iso}>
        {children}
      </div>
    </Tabs>
  )
  return <div className={classNames(styles.languages, edge && styles.edge)}>{tabs}</div>
}
