import type { ReactNode } from 'react'
import type { Locale } from '@/contract/locales.ts'
import { Panel } from '@/ui/content/panel.tsx'
import { LanguageTabs } from './language-tabs.tsx'

interface LanguagePanelProps {
  language: Locale
  onChange: (language: Locale) => void
  share: (language: Locale) => number // share that is translated, 0 to 1
  children: ReactNode // the fields of the chosen language
}

/** Texts of a record, one language at a time. */
export const LanguagePanel = ({ language, onChange, share, children }: LanguagePanelProps) => (
  <Panel dense>
    <LanguageTabs edge value={language} onChange={onChange} share={share}>
      {children}
    </LanguageTabs>
  </Panel>
)
