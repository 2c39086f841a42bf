/** Slides, sorted by dragging. Each is edited in a dialog with a preview of the home page. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, callOrThrow } from '@/api/client.ts'
import { type AdminSlide, adminSlides, orderSlides } from '@/contract/endpoints/site/slides.ts'
import type { Locale } from '@/contract/locales.ts'
import { Badge } from '@/ui/content/badge.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { EmptyState } from '@/ui/state/empty-state.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import { NewButton } from '../../framework/list/new-button.tsx'
import { Thumbnail } from '../../framework/list/thumbnail.tsx'
import { ReadFailure } from '../../framework/record/read-failure.tsx'
import { SortableRows } from '../../framework/record/sortable-rows.tsx'
import { useRecordOrder } from '../../framework/record/use-record-order.ts'
import { ScreenHead } from '../../framework/shell/screen-head.tsx'
import { SlideDialog } from './slide-dialog.tsx'
import styles from './slideshow.module.css'

const slidesQuery = {
  queryKey: ['slides'],
  queryFn: async () => (await callOrThrow(adminSlides)).data,
}

interface SlideshowScreenProps {
  title: string
  locale: Locale
}

export function SlideshowScreen({ title, locale }: SlideshowScreenProps) {
  const { t } = useTranslation(['admin-words', 'admin'])
  const [open, setOpen] = useState<{ slide: AdminSlide | null }>()
  const { data: slides, error, refetch } = useQuery(slidesQuery)
  const order = useRecordOrder({
    records: slides ?? [],
    query: slidesQuery,
    nameOf: slide => titleOf(slide, locale),
    send: (ids, known) => call(orderSlides, { body: { ids, known } }),
  })
  if (error && !slides) return <ReadFailure whole error={error} onRetry={refetch} />
  if (!slides) return <Skeleton height={320} radius={16} />
  const slideOf = (id: string) => slides.find(slide => String(slide.id) === id)
  const nameOf = (id: string) => titleOf(slideOf(id), locale)
  return (
    <>
      {order.dialog}
      <ScreenHead
        title={title}
        count={slides.length}
        lead={t('slides.lead')}
        actions={<NewButton onClick={() => setOpen({ slide: null })}>{t('slides.new')}</NewButton>}
      />
      <Panel dense>
        {slides.length === 0 && (
          <EmptyState
            title={t('slides.none')}
            picture="/assets/characters/ondalice/creature.webp"
            element="Acqua"
          >
            {t('slides.none_text')}
          </EmptyState>
        )}
        <SortableRows ids={slides.map(slide => String(slide.id))} nameOf={nameOf} onMove={order.move}>
          {id => {
            const slide = slideOf(id)
            return slide && <SlideRow slide={slide} name={nameOf(id)} onOpen={() => setOpen({ slide })} />
          }}
        </SortableRows>
      </Panel>
      {open && (
        <SlideDialog
          key={open.slide?.version ?? 'new'}
          slide={open.slide}
          locale={locale}
          onClose={() => setOpen(undefined)}
          onTheirs={slide => setOpen({ slide })}
        />
      )}
    </>
  )
}

const titleOf = (slide: AdminSlide | undefined, locale: Locale) =>
  slide?.texts[locale].title || slide?.texts.it.title || ''

function stateOf({ is_active, starts_at, ends_at }: AdminSlide, now: number) {
  if (!is_active) return { key: 'off', tone: 'muted' } as const
  if (ends_at && new Date(ends_at).getTime() <= now) return { key: 'over', tone: 'warning' } as const
  if (starts_at && new Date(starts_at).getTime() > now) return { key: 'planned', tone: 'info' } as const
  return { key: 'on', tone: 'success' } as const
}

function SlideRow({ slide, name, onOpen }: { slide: AdminSlide; name: string; onOpen: () => void }) {
  const { t } = useTranslation('admin-words')
  const { key, tone } = stateOf(slide, Date.now())
  return (
    <div className={styles.row}>
      <Thumbnail picture={slide.picture} element={slide.element ?? undefined} />
      <button type="button" onClick={onOpen}>
        {name}
      </button>
      <span className={styles.kind}>{t(`slides.${slide.kind}`)}</span>
      <Badge tone={tone}>{t(`slides.${key}`)}</Badge>
    </div>
  )
}
