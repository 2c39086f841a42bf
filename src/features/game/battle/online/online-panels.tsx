/** Panels over an online battle: log, settings, a card, the stat a move raises, and giving up. */
import { useTranslation } from 'react-i18next'
import type { LinkTo } from '@/contract/paths.ts'
import type { Stat } from '@/engine/effects/effect.ts'
import { Link } from '@/ui/link.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { SettingToggle } from '../../kit/settings/setting-toggle.tsx'
import { ShareButton } from '../../kit/share-button.tsx'
import workbench from '../../kit/workbench.module.css'
import { BattlePanels } from '../panels/battle-panels.tsx'
import prompts from '../panels/battle-prompts.module.css'
import settings from '../panels/battle-settings.module.css'
import { StatChoice } from '../panels/stat-choice.tsx'
import type { PanelState } from '../panels/use-panel.ts'
import type { Showing } from '../scene/conductor.ts'
import { statChoices } from '../scene/stat-choices.ts'
import type { BattleWords } from '../scene/words.ts'

interface OnlinePanelsProps {
  panel: PanelState
  showing: Showing
  words: BattleWords
  isPlayer: boolean
  isOver: boolean
  isTwinPinned: boolean
  onPinTwin: (isPinned: boolean) => void
  onAskToGiveUp: () => void
  onGiveUp: () => void
  onStat: (move: number, stat: Stat) => void
  invitation: { title: string; path: string; isPrivate: boolean } // link for spectators
  linkTo: LinkTo
}

export function OnlinePanels(props: OnlinePanelsProps) {
  const { t } = useTranslation(['battle', 'online'])
  const { panel, showing, words, onStat } = props
  const { open, close } = panel
  const choices = open?.type === 'stat' ? statChoices(showing.battle, open.move) : []
  const chooseStat = (stat: Stat) => {
    close()
    if (open?.type === 'stat') onStat(open.move, stat)
  }
  return (
    <>
      <BattlePanels panel={panel} showing={showing} words={words} settings={<OnlineSettings {...props} />} />
      <NightDialog open={choices.length > 0} title={t('stat.title')} onClose={close}>
        <StatChoice
          choices={choices}
          name={showing.picture.own.active?.nome ?? ''}
          words={words}
          onChoose={chooseStat}
        />
      </NightDialog>
      <NightDialog open={open?.type === 'abandon'} title={t('abandon.leave')} onClose={close}>
        <p className={workbench.text}>{t('online:giveUpHelp')}</p>
        <div className={prompts.ways}>
          <button type="button" className={workbench.secondary} onClick={close}>
            {t('abandon.no')}
          </button>
          <button type="button" className={workbench.danger} data-testid="give-up" onClick={props.onGiveUp}>
            {t('online:giveUp')}
          </button>
        </div>
      </NightDialog>
    </>
  )
}

function OnlineSettings({
  isPlayer,
  isOver,
  isTwinPinned,
  onPinTwin,
  onAskToGiveUp,
  invitation,
  linkTo,
}: OnlinePanelsProps) {
  const { t } = useTranslation(['battle', 'online'])
  return (
    <div className={settings.settings}>
      <SettingToggle label={t('settings.text')} isOn={isTwinPinned} onChange={onPinTwin} />
      <div className={settings.ways}>
        <Link className={workbench.secondary} href={linkTo('lobby')}>
          {t('online:toLobby')}
        </Link>
        <Invitation {...invitation} />
        {isPlayer && !isOver && (
          <button type="button" className={workbench.danger} onClick={onAskToGiveUp}>
            {t('commands.abandon')}
          </button>
        )}
      </div>
      <small>{t(invitation.isPrivate ? 'online:watchPrivate' : 'online:watchOpen')}</small>
      {isPlayer && !isOver && <small>{t('online:leaveHelp')}</small>}
    </div>
  )
}

/** Shares the link for watching this battle. */
function Invitation({ title, path }: OnlinePanelsProps['invitation']) {
  const { t } = useTranslation('online')
  return (
    <ShareButton
      className={workbench.quiet}
      label={t('watchInvite')}
      title={title}
      text={t('watchText')}
      path={path}
    />
  )
}
