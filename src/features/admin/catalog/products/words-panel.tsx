/** Texts of a product, one language at a time, next to the Italian text when another language is edited. */
import { useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ProductWords } from '@/contract/endpoints/admin/products.ts'
import type { Locale } from '@/contract/locales.ts'
import { plainText } from '@/lib/snippet.ts'
import { Button } from '@/ui/action/button.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { TooltipButton } from '@/ui/content/tooltip.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import { iconPlus, iconTrash } from '@/ui/icon/icons.ts'
import { Meter } from '@/ui/state/meter.tsx'
import { TextInput } from '../../framework/fields/inputs.tsx'
import { LanguageTabs } from '../../framework/fields/language-tabs.tsx'
import { RichTextInput } from '../../framework/fields/rich-text-input.tsx'
import { shareDone } from './product-form-values.ts'
import styles from './products.module.css'

interface WordsPanelProps {
  language: Locale
  onLanguage: (locale: Locale) => void
}

export function WordsPanel({ language, onLanguage }: WordsPanelProps) {
  const { t } = useTranslation('admin')
  const translations = useWatch({ name: 'translations' }) as Record<Locale, ProductWords>
  const share = shareDone(translations, language)
  const at = `translations.${language}`
  const isSource = language === 'it'
  return (
    <Panel dense>
      <LanguageTabs
        edge
        value={language}
        onChange={onLanguage}
        share={locale => shareDone(translations, locale)}
      >
        {!isSource && (
          <div className={styles.share}>
            <span>{t('products.complete', { percent: Math.round(share * 100) })}</span>
            <Meter label={t('products.completeness')} value={share} tone={share >= 1 ? 'success' : 'amber'} />
          </div>
        )}
        <WithSource text={isSource ? '' : translations.it.title}>
          <TextInput source={`${at}.title`} label={t('column.title')} />
        </WithSource>
        <WithSource text={isSource ? '' : translations.it.subtitle}>
          <TextInput source={`${at}.subtitle`} label={t('products.subtitle')} />
        </WithSource>
        <WithSource html={isSource ? '' : translations.it.description}>
          <RichTextInput source={`${at}.description`} label={t('record.description')} />
        </WithSource>
        <WithSource text={isSource ? '' : translations.it.warnings}>
          <TextInput
            source={`${at}.warnings`}
            label={t('products.warnings')}
            hint={t('products.warnings_hint')}
            rows={3}
          />
        </WithSource>
        <FactsInput source={`${at}.facts`} italian={isSource ? [] : translations.it.facts} />
      </LanguageTabs>
    </Panel>
  )
}

/** A field with the Italian text it translates. */
function WithSource({ text, html, children }: { text?: string; html?: string; children: React.ReactNode }) {
  const source = text || plainText(html ?? '')
  if (!source.trim()) return <div>{children}</div>
  return (
    <div className={styles.translated}>
      {children}
      <p className={styles.source} lang="it-IT">
        {source}
      </p>
    </div>
  )
}

function FactsInput({ source, italian }: { source: string; italian: ProductWords['facts'] }) {
  const { t } = useTranslation(['admin', 'react-admin'])
  const { field, fieldState } = useInput({ source, parse: value => value, format: value => value })
  const facts = (field.value ?? []) as ProductWords['facts']
  const errors = fieldState.error as unknown as
    | Record<number, { name?: { message?: string }; value?: { message?: string } } | undefined>
    | undefined
  const put = (at: number, change: Partial<ProductWords['facts'][number]>) =>
    field.onChange(facts.map((fact, place) => (place === at ? { ...fact, ...change } : fact)))
  return (
    <fieldset className={styles.facts}>
      <legend>{t('products.facts')}</legend>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id while it is typed
        <div key={at} className={styles.fact}>
          <TextField
            dense
            hideLabel
            label={t('products.fact_name')}
            placeholder={italian[at]?.name || t('products.fact_name')}
            value={fact.name}
            error={errors?.[at]?.name?.message}
            onChange={event => put(at, { name: event.currentTarget.value })}
          />
          <TextField
            dense
            hideLabel
            label={t('products.fact_value')}
            placeholder={italian[at]?.value || t('products.fact_value')}
            value={fact.value}
            error={errors?.[at]?.value?.message}
            onChange={event => put(at, { value: event.currentTarget.value })}
          />
          <TooltipButton
            icon={iconTrash}
            size={18}
            label={t('react-admin:action.remove')}
            onClick={() => field.onChange(facts.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        variant="soft"
        size="dense"
        icon={iconPlus}
        onClick={() => field.onChange([...facts, { name: '', value: '' }])}
      >
        {t('products.add_fact')}
      </Button>
    </fieldset>
  )
}
