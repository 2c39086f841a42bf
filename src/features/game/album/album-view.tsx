/** The album: the column of filters, the book on its table, and the dialogs. Its address defines everything it shows. */
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconWifiSlash } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { BrassButton } from '../kit/brass-button.tsx'
import { useArrowKeys } from '../kit/use-page-keys.ts'
import workbench from '../kit/workbench.module.css'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { AlbumBook } from './album-book.tsx'
import { type AlbumAddress, type AlbumChoice, chooseSlots, nameOf, wholeAlbum } from './album-choice.ts'
import {
  type HeldInstance,
  openPages,
  pageIn,
  pageOfNumber,
  pagesOf,
  type Slot,
  slotsOf,
} from './album-pages.ts'
import { AlbumRail } from './album-rail.tsx'
import { statsOf } from './album-stats.ts'
import styles from './album-view.module.css'
import { Bookmarks } from './bookmarks.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { PageIndex } from './page-index.tsx'
import { usePagePictures } from './use-page-pictures.ts'
import { useSeen } from './use-seen.ts'
import { useSlotFocus } from './use-slot-focus.ts'
import { useStep } from './use-step.ts'

interface EmptyBookProps {
  choice: AlbumChoice
  onReset(): void
}

/** Message over the empty pages: the reason, and a button that resets the filters. */
function EmptyBook({ choice, onReset }: EmptyBookProps) {
  const { t } = useTranslation('album')
  const isOnly = (show: AlbumChoice['show']) => nameOf(choice) === nameOf({ ...wholeAlbum, show })
  const text = isOnly('missing') ? 'none.complete' : isOnly('new') ? 'none.new' : 'none.text'
  return (
    <div className={`${workbench.panel} ${styles.empty}`} role="status">
      <h2 className={workbench.title}>{t('none.title')}</h2>
      <p className={workbench.text}>{t(text)}</p>
      <div className={workbench.actions}>
        <BrassButton look="primary" onClick={onReset}>
          {t('show.all')}
        </BrassButton>
      </div>
    </div>
  )
}

/** States that the server does not respond and that the cards come from the cache. `since` is epoch ms. */
function OfflineNote({ since, locale }: { since: number; locale: Locale }) {
  const { t } = useTranslation('album')
  const when = new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(since)
  return (
    <p role="status" className={styles.offline}>
      <Icon of={iconWifiSlash} size={16} />
      {t('offline', { when })}
    </p>
  )
}

/** Whether a new address adds an entry to the browser's history or replaces the current one. */
export type Step = 'push' | 'replace'

/** The position of the open card in the book. */
export interface Around {
  before: number | null // numbers of the previous and next card
  after: number | null
  page: number // open page, from 1
}

export interface AlbumViewProps {
  characters: readonly Character[]
  owned: readonly HeldInstance[]
  address: AlbumAddress
  offlineSince: number | null // epoch ms; null: the server responds
  locale: Locale
  linkTo: LinkTo
  onGo(address: AlbumAddress, step: Step): void
  onSeen(numbers: number[]): void
  detail(slot: Slot | null, around: Around): ReactNode
  foot?: ReactNode // content under the book for guests
}

export function AlbumView(props: AlbumViewProps) {
  const { characters, owned, address, locale, linkTo, onGo } = props
  const { t } = useTranslation('album')
  const [open, setOpen] = useState<'filters' | 'index' | null>(null)
  const [isSpread, setSpread] = useState(true)
  const slots = useMemo(() => slotsOf(characters, owned), [characters, owned])
  const figures = useMemo(() => statsOf(slots), [slots])
  const { show, type, rarity, search } = address
  const chosen = useMemo(
    () => chooseSlots(slots, { show, type, rarity, search }, locale),
    [slots, show, type, rarity, search, locale],
  )
  const pages = useMemo(() => pagesOf(chosen), [chosen])
  const pictures = usePagePictures(pages, locale)
  const page = placeOf(pages, address)
  const lying = openPages(page, pages.length, isSpread)
  const detail = slots.find(slot => slot.number === address.card) ?? null
  const isLeftOut = pageOfNumber(pages, address.card ?? 0) < 0
  useSeen(
    lying.flatMap(slot => pages[slot] ?? []),
    detail,
    props.onSeen,
  )
  const keepFocus = useSlotFocus(page)
  const toPage = useCallback(
    (next: number) => {
      keepFocus()
      onGo({ ...address, page: pageIn(pages.length, next + 1) + 1 }, 'replace')
    },
    [onGo, keepFocus, address, pages.length],
  )
  const step = useStep({ page, book: nameOf(address), pages: pages.length, isSpread, toPage })
  useArrowKeys(step)
  const onChoose = (part: Partial<AlbumChoice>) =>
    onGo({ ...address, ...part, page: 1 }, part.search === undefined ? 'push' : 'replace')
  const tools = { choice: address, figures, onChoose }
  return (
    <WorkbenchLayout ground="planks" className={styles.room}>
      <AlbumRail {...tools} back={linkTo('game')} onFilters={() => setOpen('filters')} />
      <AlbumBook
        name={nameOf(address)}
        pages={pages}
        pictures={pictures}
        page={page}
        locale={locale}
        bookmarks={<Bookmarks type={address.type} onType={next => onChoose({ type: next })} />}
        onSpread={setSpread}
        onPage={toPage}
        onStep={step}
        onOpen={card => onGo({ ...address, page: page + 1, card }, 'push')}
        onIndex={() => setOpen('index')}
      >
        {props.offlineSince !== null && <OfflineNote since={props.offlineSince} locale={locale} />}
        {chosen.length === 0 && (
          <EmptyBook choice={address} onReset={() => onGo({ ...wholeAlbum, page: 1, card: null }, 'push')} />
        )}
      </AlbumBook>
      <Spoken>
        <span role="status">
          {lying.length === 2
            ? t('pages_status', {
                first: (lying[0] ?? 0) + 1,
                last: (lying[1] ?? 0) + 1,
                pages: pages.length,
              })
            : t('page_status', { page: page + 1, pages: pages.length })}
        </span>
      </Spoken>
      <FilterDrawer
        {...tools}
        open={open === 'filters'}
        found={chosen.length}
        onClose={() => setOpen(null)}
      />
      <PageIndex
        open={open === 'index'}
        pictures={pictures}
        lying={lying}
        onPage={toPage}
        onClose={() => setOpen(null)}
      />
      {props.foot && <div className={styles.foot}>{props.foot}</div>}
      {props.detail(detail, { ...neighboursOf(isLeftOut ? slots : chosen, address.card), page: page + 1 })}
    </WorkbenchLayout>
  )
}

/** Returns the page to open: the requested one, otherwise that of the open card. */
function placeOf(pages: readonly (readonly Slot[])[], { page, card }: AlbumAddress): number {
  const cardPage = page === 0 && card !== null ? pageOfNumber(pages, card) : -1
  return cardPage >= 0 ? cardPage : pageIn(pages.length, page)
}

/** Returns the numbers before and after a number in the order of the book. */
function neighboursOf(slots: readonly Slot[], number: number | null) {
  const knownSlots = slots.filter(slot => slot.character !== null)
  const at = knownSlots.findIndex(slot => slot.number === number)
  return {
    before: (at > 0 && knownSlots[at - 1]?.number) || null,
    after: (at >= 0 && knownSlots[at + 1]?.number) || null,
  }
}
