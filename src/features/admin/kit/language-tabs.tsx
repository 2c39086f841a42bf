/** The six languages of a form as tabs, each with a dot that tells how much of the Italian words it has. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, localeFacts, locales } from '@/contract/locales.ts'
import { classNames } from '@/ui/class-names.ts'
import { Tabs } from '@/ui/content/tabs.tsx'
import styles from './language-tabs.module.css'

interface LanguageTabsProps {
  value: Locale
  onChange: (locale: Locale) => void
  share: (locale: Locale) => number // 0 to 1
  edge?: boolean // they open their panel, so their line runs from side to side
  children: ReactNode
}

const stateOf = (share: number) => (share >= 1 ? 'done' : share > 0 ? 'partly' : 'missing')

export function LanguageTabs({ value, onChange, share, edge, children }: LanguageTabsProps) {
  const { t } = useTranslation('admin')
  const tabs = (
    <Tabs
      label={t('record.translations')}
      value={value}
      onChange={onChange}
      tabs={locales.map(locale => {
        const state = stateOf(share(locale))
        return {
          value: locale,
          label: (
            <span className={styles.language}>
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
      <div className={styles.fields} key={value} lang={localeFacts[value].iso}>
        {children}
      </div>
    </Tabs>
  )
  return <div className={classNames(styles.languages, edge && styles.edge)}>{tabs}</div>
}
