/** The form of an article or page: its state, a link to the page, and its texts in one language at a time. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { Button } from '@/ui/action/button.tsx'
import { Badge, type BadgeTone } from '@/ui/content/badge.tsx'
import { iconEye } from '@/ui/icon/icons.ts'
import { TextInput } from '../fields/inputs.tsx'
import { LanguagePanel } from '../fields/language-panel.tsx'
import { RichTextInput } from '../fields/rich-text-input.tsx'
import { RecordFrame } from '../record/record-frame.tsx'

interface TextFrameProps {
  title: string
  listHref: string
  state: { tone: BadgeTone; label: string } | null // null for a new record
  view: { href: string; label: string } | null // opens the page in a new tab
  share: (language: Locale) => number // share that is translated, 0 to 1
  italian: { title: string; lead: string } // shown where a translation is missing
  hasSlug?: boolean
  more?: (language: Locale) => ReactNode // below the texts
  side: ReactNode
}

export function TextFrame(props: TextFrameProps) {
  const { state, view, share, italian, hasSlug = true, more } = props
  const { t } = useTranslation('admin-words')
  const [language, setLanguage] = useState<Locale>('it')
  return (
    <RecordFrame
      title={props.title}
      listHref={props.listHref}
      badges={state && <Badge tone={state.tone}>{state.label}</Badge>}
      actions={
        view && (
          <Button variant="ghost" size="dense" icon={iconEye} href={view.href} target="_blank">
            {view.label}
          </Button>
        )
      }
      main={
        <>
          <LanguagePanel language={language} onChange={setLanguage} share={share}>
            <TextInput
              source={`translations.${language}.title`}
              label={t('pages.title')}
              placeholder={italian.title}
            />
            {hasSlug && (
              <TextInput
                source={`translations.${language}.slug`}
                label={t('pages.slug')}
                hint={t('pages.slug_hint')}
              />
            )}
            <TextInput
              rows={2}
              source={`translations.${language}.lead`}
              label={t('pages.lead')}
              placeholder={italian.lead}
            />
            <RichTextInput source={`translations.${language}.body`} label={t('pages.body')} />
          </LanguagePanel>
          {more?.(language)}
        </>
      }
      side={props.side}
    />
  )
}
