/** Page of a shared card: the large card, its moves as text, and the visitor's actions. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreatureArt } from '@/api/art-query.ts'
import { codeName } from '@/contract/endpoints/game/characters.ts'
import { traitOfCreation } from '@/contract/endpoints/game/creation-traits.ts'
import type { SharedCreation } from '@/contract/endpoints/game/creations.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { moveSentence } from '@/i18n/effect-sentence.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconFlag, iconShareNetwork } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconLightning, iconPencilSimple, iconSparkle, iconWarning } from '@/ui/icon/icons.ts'
import { BrassButton } from '../kit/brass-button.tsx'
import { shareLink } from '../kit/share-link.ts'
import workbench from '../kit/workbench.module.css'
import { WorkbenchBar, WorkbenchLayout } from '../kit/workbench-layout.tsx'
import { JudgeDialog, ReportDialog } from './dialogs/judge-dialogs.tsx'
import { draftOf, rarityName, typeName } from './draft/edit-draft.ts'
import { CreationCard } from './panels/creation-card.tsx'
import styles from './shared-view.module.css'
import { useTraitWords } from './trait-text.tsx'
import type { Notify } from './use-creator.ts'

export interface SharedViewProps {
  creation: SharedCreation
  art: Readonly<Record<string, CreatureArt>>
  isJudge: boolean // may hide the card
  linkTo: LinkTo
  home: string
  notify: Notify
  onJudged(): void
}

export function SharedView({ creation, art, isJudge, linkTo, home, notify, onJudged }: SharedViewProps) {
  const { t } = useTranslation('creator')
  const [open, setOpen] = useState<'report' | 'judge' | null>(null)
  const share = async () => {
    const url = `${home}${linkTo('creation', { id: creation.id })}`
    const title = creation.nome
    const outcome = await shareLink({ title, text: t('share_text', { name: title }), url })
    if (outcome === 'copied') notify(t('copied'), 'success')
    if (outcome === 'failed') notify(t('copy_failed', { url }), 'error')
  }
  return (
    <WorkbenchLayout ground="planks">
      <div className={styles.page}>
        <WorkbenchBar title={creation.nome} back={linkTo('game')} className={styles.bar} />
        <div className={styles.card}>
          <CreationCard draft={draftOf(creation)} art={art} phone />
        </div>
        <section className={`${workbench.panel} ${styles.panel}`}>
          <Heading creation={creation} />
          <SeenBy creation={creation} />
          {creation.storia && <p className={styles.story}>{creation.storia}</p>}
          <TraitLine creation={creation} />
          <Moves creation={creation} />
          <div className={styles.deeds}>
            {creation.is_own && (
              <BrassButton
                look="primary"
                icon={iconPencilSimple}
                href={`${linkTo('creator')}?edit=${creation.id}`}
              >
                {t('shared.edit')}
              </BrassButton>
            )}
            {!creation.is_own && (
              <BrassButton look="primary" href={linkTo('creator')}>
                {t('shared.make')}
              </BrassButton>
            )}
            <BrassButton icon={iconShareNetwork} onClick={() => void share()}>
              {t('deed.share')}
            </BrassButton>
            {isJudge ? (
              <BrassButton look="danger" icon={iconFlag} onClick={() => setOpen('judge')}>
                {t(creation.hidden ? 'judge.show' : 'judge.hide')}
              </BrassButton>
            ) : (
              !creation.is_own && (
                <BrassButton icon={iconFlag} onClick={() => setOpen('report')}>
                  {t('report.open')}
                </BrassButton>
              )
            )}
          </div>
        </section>
      </div>
      <ReportDialog open={open === 'report'} id={creation.id} notify={notify} onClose={() => setOpen(null)} />
      <JudgeDialog
        open={open === 'judge'}
        creation={creation}
        notify={notify}
        onJudged={onJudged}
        onClose={() => setOpen(null)}
      />
    </WorkbenchLayout>
  )
}

function Heading({ creation: { tipo, rarita, author } }: { creation: SharedCreation }) {
  const { t } = useTranslation('creator')
  return (
    <header className={styles.head}>
      <img src={`/assets/types/${codeName(tipo)}.svg`} alt="" width={42} height={42} />
      <div>
        <p className={styles.kind}>
          {t(rarityName(rarita), { ns: 'game' })} · {t(typeName(tipo), { ns: 'game' })}
        </p>
        <p className={styles.author}>{author ? t('shared.by', { author }) : t('shared.by_someone')}</p>
      </div>
    </header>
  )
}

/** Notes for the author and for moderators. */
function SeenBy({ creation: { hidden, is_public } }: { creation: SharedCreation }) {
  const { t } = useTranslation('creator')
  if (!hidden && is_public) return null
  return (
    <p className={styles.seen}>
      <Icon of={iconWarning} size={20} />
      {hidden ? t('shared.hidden', { reason: hidden.reason }) : t('shared.private')}
    </p>
  )
}

function TraitLine({ creation }: { creation: SharedCreation }) {
  const { t } = useTranslation('creator')
  const { name, text } = useTraitWords()(traitOfCreation(creation))
  return (
    <p className={styles.trait}>
      <Icon of={iconSparkle} size={18} />
      <span>
        <Spoken>{`${t('trait.label')}: `}</Spoken>
        <b>{name}</b> {text}
      </span>
    </p>
  )
}

function Moves({ creation: { mosse } }: { creation: SharedCreation }) {
  const { t } = useTranslation('creator')
  const { t: game } = useTranslation('game')
  const { t: say } = useTranslation('effects')
  return (
    <ul className={styles.moves} aria-label={t('steps.moves')}>
      {mosse.map((move, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two moves may share a name
        <li key={at}>
          <span className={styles.cost}>
            <Spoken>{game('character.energy', { count: move.costo_energia })}</Spoken>
            <Icon of={iconLightning} size={14} />
            <span aria-hidden="true">{move.costo_energia}</span>
          </span>
          <div>
            <b>{move.nome_mossa}</b>
            <p>{moveSentence((key, words) => say(key, { ...words }), move)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
