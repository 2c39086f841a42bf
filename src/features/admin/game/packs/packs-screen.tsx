/** Packs in four tabs: contents of each kind, given packs, printable codes, welcome packs of guests. */
import { useTranslation } from 'react-i18next'
import type { Locale } from '@/contract/locales.ts'
import { Tabs } from '@/ui/content/tabs.tsx'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { CodeBatches } from './code-batches.tsx'
import { GivenPacks } from './given-packs.tsx'
import { PackTypes } from './pack-types.tsx'
import { WelcomePacks } from './welcome-packs.tsx'

const parts = ['types', 'given', 'codes', 'welcome'] as const

interface PacksScreenProps {
  title: string
  locale: Locale
  part: string | null // from the URL
  giftTo: number | null // from the URL: the user who gets packs
  onPart: (part: string) => void
}

export function PacksScreen({ title, locale, part, giftTo, onPart }: PacksScreenProps) {
  const { t } = useTranslation('admin-goods')
  const visiblePart = parts.find(candidate => candidate === part) ?? (giftTo ? 'given' : 'types')
  return (
    <>
      <ScreenHead title={title} lead={t('packs.lead')} />
      <Tabs
        label={title}
        value={visiblePart}
        onChange={onPart}
        tabs={parts.map(value => ({ value, label: t(`packs.part.${value}`) }))}
      >
        {visiblePart === 'types' && <PackTypes locale={locale} />}
        {visiblePart === 'given' && <GivenPacks locale={locale} giftTo={giftTo} />}
        {visiblePart === 'codes' && <CodeBatches locale={locale} />}
        {visiblePart === 'welcome' && <WelcomePacks locale={locale} />}
      </Tabs>
    </>
  )
}
