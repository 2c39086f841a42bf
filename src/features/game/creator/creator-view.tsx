/** The card creator: four steps on a phone, all parts side by side on a wide screen. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Creation } from '@/contract/endpoints/game/creations.ts'
import type { LinkTo } from '@/contract/paths.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { iconCardsThree } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowUUpLeft, iconArrowUUpRight } from '@/ui/icon/icons.ts'
import workbench from '../kit/workbench.module.css'
import { WorkbenchLayout } from '../kit/workbench-layout.tsx'
import styles from './creator-view.module.css'
import { CreatorDialogs } from './dialogs/creator-dialogs.tsx'
import type { Supplies } from './editor-props.ts'
import { StepEditor } from './panels/step-editor.tsx'
import { WideEditor } from './panels/wide-editor.tsx'
import { type Notify, useCreator } from './use-creator.ts'
import { useWide } from './use-wide.ts'

export interface CreatorViewProps extends Supplies {
  userId: number
  creations: readonly Creation[]
  editedId: string | null // id of an own card to edit
  linkTo: LinkTo
  home: string // origin of this site
  notify: Notify
}

export function CreatorView(props: CreatorViewProps) {
  const { userId, creations, editedId, linkTo, home, notify, ...supplies } = props
  const { t } = useTranslation('creator')
  const linkOf = (id: string) => `${home}${linkTo('creation', { id })}`
  const controller = useCreator({ userId, creations, notify, linkOf })
  const [isMine, setMine] = useState(false)
  const isWide = useWide()
  const Editor = isWide ? WideEditor : StepEditor
  const tools = (
    <>
      <button
        type="button"
        className={workbench.round}
        aria-label={t('undo')}
        title={t('undo')}
        disabled={!controller.canUndo}
        onClick={controller.undo}
      >
        <Icon of={iconArrowUUpLeft} size={20} />
      </button>
      <button
        type="button"
        className={workbench.round}
        aria-label={t('redo')}
        title={t('redo')}
        disabled={!controller.canRedo}
        onClick={controller.redo}
      >
        <Icon of={iconArrowUUpRight} size={20} />
      </button>
    </>
  )
  const mine = (
    <button
      type="button"
      className={`${workbench.round} ${styles.mine}`}
      aria-label={t('mine.open', { count: creations.length })}
      title={t('mine.title')}
      onClick={() => setMine(true)}
    >
      <Icon of={iconCardsThree} size={21} />
      {creations.length > 0 && <b aria-hidden="true">{creations.length}</b>}
    </button>
  )
  return (
    <WorkbenchLayout ground="planks">
      <Spoken>
        <span role="status">{t(controller.isKept ? 'draft.kept' : 'draft.not_kept')}</span>
      </Spoken>
      <Editor controller={controller} supplies={supplies} back={linkTo('game')} tools={tools} mine={mine} />
      <CreatorDialogs
        controller={controller}
        art={supplies.art}
        creations={creations}
        isMine={isMine}
        onMine={setMine}
        editedId={editedId}
        linkTo={linkTo}
      />
    </WorkbenchLayout>
  )
}
