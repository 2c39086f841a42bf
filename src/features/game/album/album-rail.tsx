/** Column next to the book: the link back, the completion of the album, the selected cards, and all filters on a wide screen. */
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import { RingArc } from '@/ui/content/ring-arc.tsx'
import { iconCardsThree, iconSlidersHorizontal } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconCards, iconCheckCircle, iconQuestion, iconSparkle, iconSquaresFour } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { WorkbenchBar } from '../kit/workbench-layout.tsx'
import { type AlbumChoice, filtersOn, type Show, shows } from './album-choice.ts'
import styles from './album-rail.module.css'
import { percentOf, type Share } from './album-stats.ts'
import { RarityBars, SearchField, type ToolProps, TypeButtons } from './album-tools.tsx'

const radius = 46

/** The number of owned cards as an amber ring. */
function CompletionRing({ owned, total }: Share) {
  const { t } = useTranslation('album')
  const share = total > 0 ? owned / total : 0
  return (
    <div className={styles.ring} role="img" aria-label={t('completion', { owned, total })}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={radius} />
        <RingArc className={styles.done} share={share} radius={radius} center={50} />
      </svg>
      <p aria-hidden="true">
        <b>{owned}</b>
        <span>{t('of', { total })}</span>
      </p>
    </div>
  )
}

export interface AlbumRailProps extends ToolProps {
  back: string // address of the link back
  onFilters(): void
}

const icons: Record<Show, string> = {
  all: iconSquaresFour,
  owned: iconCheckCircle,
  missing: iconQuestion,
  double: iconCards,
  new: iconSparkle,
}

export function AlbumRail(props: AlbumRailProps) {
  const { choice, figures, back, onChoose, onFilters } = props
  const { t } = useTranslation('album')
  const filters = filtersOn(choice)
  return (
    <aside className={styles.rail}>
      <WorkbenchBar title={t('title')} back={back} className={styles.bar} />
      <div className={styles.progress}>
        <CompletionRing owned={figures.owned} total={figures.total} />
        <p className={styles.facts}>
          <b>{t('complete', { percent: percentOf(figures) })}</b>
          <span>{t('doubles', { count: figures.doubles })}</span>
          <span>{t('legends', { count: figures.byRarity.Leggendaria.owned })}</span>
        </p>
      </div>
      <div className={styles.wide}>
        <h2>{t('search')}</h2>
        <SearchField choice={choice} onChoose={onChoose} />
      </div>
      <div className={styles.shows}>
        <h2>{t('show_title')}</h2>
        <ShowButtons {...props} />
        <button
          type="button"
          className={classNames(styles.show, styles.narrow, filters > 0 && styles.on)}
          aria-haspopup="dialog"
          aria-label={t('filters')}
          onClick={onFilters}
        >
          <Icon of={iconSlidersHorizontal} size={18} />
          <span>{t('search')}</span>
          {filters > 0 && <b>{filters}</b>}
        </button>
      </div>
      <div className={styles.wide}>
        <h2>{t('type')}</h2>
        <TypeButtons {...props} />
        <h2>{t('rarity')}</h2>
        <RarityBars {...props} />
        {filters > 0 && (
          <BrassButton
            small
            full
            icon={iconCardsThree}
            onClick={() => onChoose({ type: '', rarity: '', search: '' })}
          >
            {t('reset')}
          </BrassButton>
        )}
      </div>
    </aside>
  )
}

function ShowButtons({ choice, figures, onChoose }: ToolProps) {
  const { t } = useTranslation('album')
  const counts: Record<Show, number> = {
    all: figures.total,
    owned: figures.owned,
    missing: figures.missing,
    double: figures.doubles,
    new: figures.news,
  }
  return shows.map(show => {
    const isOn = choice.show === show
    const part: Partial<AlbumChoice> = { show }
    return (
      <button
        key={show}
        type="button"
        data-show={show}
        className={classNames(styles.show, isOn && styles.on)}
        aria-pressed={isOn}
        disabled={!isOn && counts[show] === 0}
        onClick={() => onChoose(part)}
      >
        <Icon of={icons[show]} size={18} />
        <span>{t(`show.${show}`)}</span>
        {show !== 'all' && <b>{counts[show]}</b>}
      </button>
    )
  })
}
