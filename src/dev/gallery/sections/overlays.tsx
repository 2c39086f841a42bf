import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/action/button.tsx'
import { iconGear, iconSignOut, iconUser } from '@/ui/icon/icons.ts'
import { Dialog as LightDialog } from '@/ui/light/dialog.tsx'
import { Dialog } from '@/ui/overlay/dialog.tsx'
import { DialogFrame } from '@/ui/overlay/dialog-frame.tsx'
import { Drawer } from '@/ui/overlay/drawer.tsx'
import { MenuItem } from '@/ui/overlay/menu-item.tsx'
import { ModalBox } from '@/ui/overlay/modal-box.tsx'
import { Popover } from '@/ui/overlay/popover.tsx'
import { Toast, ToastRegion } from '@/ui/overlay/toast.tsx'
import styles from '../gallery.module.css'
import { Specimen, State } from '../specimen.tsx'

export const Overlays = () => (
  <>
    <h2 className={styles.group}>overlay</h2>
    <Dialogs />
    <Menus />
    <Toasts />
  </>
)

const drawers = ['start', 'end', 'bottom', 'night'] as const

function Dialogs() {
  const { t } = useTranslation('shop')
  const [open, setOpen] = useState('')
  const close = () => setOpen('')
  const actions = <Button onClick={close}>{t('facets.clear')}</Button>
  return (
    <>
      <Specimen name="Dialog">
        <State of="lead actions">
          <Button size="small" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Dialog
            open={open === 'dialog'}
            onClose={close}
            title={t('auth:login.dialog_title')}
            lead={t('auth:login.dialog_lead')}
            actions={actions}
          >
            {t('empty.text')}
          </Dialog>
        </State>
        <State of="persistent width={600}">
          <Button size="small" onClick={() => setOpen('persistent')}>
            Dialog
          </Button>
          <Dialog
            open={open === 'persistent'}
            onClose={close}
            persistent
            title={t('sizes.title')}
            width={600}
            actions={actions}
          />
        </State>
        <State of="light">
          <Button size="small" onClick={() => setOpen('light')}>
            Dialog
          </Button>
          <LightDialog open={open === 'light'} onClose={close} title={t('sizes.title')} actions={actions} />
        </State>
      </Specimen>
      <Specimen name="ModalBox">
        <State of="paperStyle">
          <Button size="small" onClick={() => setOpen('box')}>
            ModalBox
          </Button>
          {open === 'box' && (
            <ModalBox titleId="gallery-box" onClose={close} paperStyle={{ padding: 24 }}>
              <h3 id="gallery-box">{t('sizes.title')}</h3>
              {actions}
            </ModalBox>
          )}
        </State>
      </Specimen>
      <Specimen name="DialogFrame">
        <State of="lead actions" wide>
          <DialogFrame
            titleId="gallery-dialog"
            title={t('auth:login.dialog_title')}
            lead={t('auth:login.dialog_lead')}
            actions={actions}
            onClose={close}
          >
            {t('empty.text')}
          </DialogFrame>
        </State>
      </Specimen>
      <Specimen name="Drawer">
        {drawers.map(side => (
          <State key={side} of={side === 'night' ? 'look="night"' : `side="${side}"`}>
            <Button size="small" onClick={() => setOpen(side)}>
              Drawer
            </Button>
            <Drawer
              open={open === side}
              onClose={close}
              title={t('facets.title')}
              side={side === 'night' ? 'start' : side}
              look={side === 'night' ? 'night' : 'plain'}
              actions={actions}
            >
              {t('empty.text')}
            </Drawer>
          </State>
        ))}
      </Specimen>
    </>
  )
}

function Menus() {
  const { t } = useTranslation('shop')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Specimen name="Popover">
        <State of='width="menu"'>
          <Popover
            open={isOpen}
            onClose={() => setOpen(false)}
            title={t('cart.title')}
            width="menu"
            trigger={
              <Button
                size="small"
                aria-expanded={isOpen}
                aria-haspopup="dialog"
                onClick={() => setOpen(!isOpen)}
              >
                {t('cart.title')}
              </Button>
            }
          >
            <MenuItem icon={iconUser}>{t('shop')}</MenuItem>
          </Popover>
        </State>
      </Specimen>
      <Specimen name="MenuItem">
        <State of="icon, current, href, end">
          <MenuItem icon={iconUser}>{t('home')}</MenuItem>
          <MenuItem icon={iconGear} current>
            {t('shop')}
          </MenuItem>
          <MenuItem icon={iconSignOut} href="#MenuItem" end="12">
            {t('categories')}
          </MenuItem>
        </State>
        <State of="" force="hover">
          <MenuItem icon={iconUser}>{t('home')}</MenuItem>
        </State>
      </Specimen>
    </>
  )
}

function Toasts() {
  const { t } = useTranslation('shop')
  const [count, setCount] = useState(0)
  return (
    <>
      <Specimen name="Toast">
        {(['plain', 'success', 'info', 'warning', 'error'] as const).map(tone => (
          <State key={tone} of={`tone="${tone}"`}>
            <Toast tone={tone} onDismiss={() => {}}>
              {t('added', { name: t('booking.title') })}
            </Toast>
          </State>
        ))}
        <State of="picture action" wide>
          <Toast
            picture={<img src="/assets/products/album.webp" alt="" width={44} height={44} />}
            action={<a href="#Toast">{t('cart.title')}</a>}
          >
            {t('added', { name: t('booking.title') })}
          </Toast>
        </State>
      </Specimen>
      <Specimen name="ToastRegion">
        <State of="count: bottom centre of the window">
          <Button size="small" onClick={() => setCount(count ? 0 : 1)}>
            ToastRegion
          </Button>
          <ToastRegion count={count}>{count > 0 && <Toast>{t('shared')}</Toast>}</ToastRegion>
        </State>
      </Specimen>
    </>
  )
}
