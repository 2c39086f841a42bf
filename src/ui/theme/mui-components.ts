/** Style overrides of MUI's components. Colours are CSS variables, so one set serves light and dark. */
import { muiFields, type ThemeComponents } from './mui-fields.ts'

const focusRing = { outline: '3px solid var(--focus)', outlineOffset: 3 }

const lip = (shine: string, shade: string) => ({
  boxShadow: `inset 0 1px 0 ${shine}, inset 0 -3px 0 ${shade}`,
  '&:hover': { boxShadow: `inset 0 1px 0 ${shine}, inset 0 -3px 0 ${shade}`, filter: 'brightness(1.06)' },
  '&:active': { boxShadow: `inset 0 1px 0 ${shine}, inset 0 -1px 0 ${shade}`, transform: 'translateY(1px)' },
})

const primary = {
  background: 'linear-gradient(var(--button-top), var(--button-bottom))',
  color: 'var(--on-button)',
  ...lip('#ffffff45', '#0000002e'),
}

const buttons: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 18px',
        borderRadius: 12,
        fontSize: 15,
        '&.Mui-disabled': { background: 'var(--sunken)', color: 'var(--ink3)', boxShadow: 'none' },
      },
      sizeLarge: { minHeight: 52, padding: '0 24px', borderRadius: 14, fontSize: 16 },
      sizeSmall: { minHeight: 40, padding: '0 14px', borderRadius: 10, fontSize: 14 },
    },
    variants: [
      { props: { variant: 'contained', color: 'primary' }, style: primary },
      { props: { variant: 'primary' }, style: primary },
      {
        props: { variant: 'amber' },
        style: {
          background:
            'linear-gradient(color-mix(in oklab, var(--secondary) 82%, #fff), var(--secondary) 45%)',
          color: 'var(--on-secondary)',
          ...lip('#ffffff99', '#7a4b0040'),
        },
      },
      {
        props: { variant: 'soft' },
        style: { background: 'var(--button-soft)', color: 'var(--on-button-soft)' },
      },
      {
        props: { variant: 'night' },
        style: { background: 'var(--night)', color: 'var(--on-night)', ...lip('#ffffff2e', '#00000055') },
      },
      {
        props: { variant: 'outlined' },
        style: {
          border: '1.5px solid var(--line-strong)',
          background: 'var(--surface)',
          color: 'var(--ink)',
          '&:hover': { borderColor: 'var(--ink2)', background: 'var(--surface)' },
        },
      },
      { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--primary-text)' } },
    ],
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44, borderRadius: 12, color: 'inherit' } } },
}

const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, elevation0: { border: '1px solid var(--line)' } },
  },
  MuiAppBar: {
    styleOverrides: {
      root: {
        minHeight: 70,
        border: 0,
        background: 'var(--night)',
        color: 'var(--on-night)',
        boxShadow: 'none',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 28, border: 0, background: 'var(--raised)', boxShadow: 'var(--e3)' },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: { border: 0, background: 'var(--raised)', boxShadow: 'var(--e3)' } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 18, border: 0, background: 'var(--raised)', boxShadow: 'var(--e3)' },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          background: 'var(--scrim)',
          backdropFilter: 'blur(3px)',
          '@media (prefers-reduced-transparency: reduce)': { backdropFilter: 'none' },
        },
      },
    },
  },
  MuiSnackbar: {
    // above the bar of actions for selected rows, if it is visible
    styleOverrides: { root: { translate: '0 calc(-1 * var(--message-lift, 0px))' } },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        borderRadius: 16,
        background: 'var(--night)',
        color: 'var(--on-night)',
        boxShadow: 'var(--e2)',
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { borderRadius: 10, background: 'var(--night)', color: 'var(--on-night)', fontSize: 13 },
      arrow: { color: 'var(--night)' },
    },
  },
}

const content: ThemeComponents = {
  MuiChip: {
    styleOverrides: {
      root: {
        height: 44,
        borderRadius: 22,
        border: '1.5px solid var(--line)',
        background: 'var(--surface)',
        fontSize: 14.5,
        fontWeight: 500,
      },
      sizeSmall: {
        height: 26,
        borderRadius: 8,
        border: 0,
        background: 'var(--primary-soft)',
        color: 'var(--primary-text)',
        fontSize: 12.5,
        fontWeight: 600,
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        gap: 8,
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 48,
        padding: '0 16px',
        borderRadius: '10px 10px 0 0',
        color: 'var(--ink2)',
        fontSize: 'inherit',
        fontWeight: 500,
        letterSpacing: 'inherit',
        lineHeight: 'inherit',
        whiteSpace: 'nowrap',
        '&.Mui-selected': { color: 'var(--ink)', fontWeight: 600 },
        '&.Mui-selected::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 16px 0',
          height: 3,
          borderRadius: '3px 3px 0 0',
          background: 'var(--control)',
        },
        '&.Mui-focusVisible': { outlineOffset: -3 },
        '@media (hover: hover)': { '&:hover': { color: 'var(--ink)' } },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, borderBottom: '1px solid var(--line)' },
      list: { gap: 4 },
      indicator: { display: 'none' }, // narrower than its tab, so the tab draws it
    },
  },
  MuiPagination: {
    styleOverrides: {
      ul: { justifyContent: 'center', gap: 4, '@media (max-width: 479px)': { gap: 0 } },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        display: 'grid',
        placeItems: 'center',
        minWidth: 44,
        height: 44,
        margin: 0,
        padding: '0 8px',
        borderRadius: 12,
        fontSize: 'inherit',
        fontWeight: 500,
        '&:hover': { background: 'var(--sunken)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--chip)', color: 'var(--on-chip)' },
      },
      ellipsis: { minWidth: 20, padding: 0, '&:hover': { background: 'none' } },
    },
  },
  MuiStep: {
    styleOverrides: { root: { '&:not(:first-of-type)': { gridTemplateColumns: 'minmax(18px, 1fr) auto' } } },
  },
  MuiStepConnector: {
    styleOverrides: { line: { height: 2, border: 0, borderRadius: 2, background: 'var(--line)' } },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: {
        gap: 9,
        color: 'var(--ink2)',
        fontSize: 14.5,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        'a&': { minHeight: 44 },
        'a&:hover .MuiStepLabel-label': { textDecoration: 'underline' },
      },
      iconContainer: {
        padding: 0,
        '& b': {
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          borderRadius: '50%',
          background: 'var(--sunken)',
          color: 'var(--ink2)',
          fontSize: 13.5,
          fontWeight: 600,
        },
        '&.Mui-completed b': { background: 'var(--primary-soft)', color: 'var(--primary-text)' },
        '&.Mui-active b': { background: 'var(--control)', color: 'var(--on-control)' },
      },
      labelContainer: { width: 'auto', color: 'inherit' },
      label: {
        font: 'inherit',
        letterSpacing: 'inherit',
        '&, &.Mui-completed': { color: 'inherit', fontWeight: 'inherit' },
        '&.Mui-active': { color: 'var(--ink)', fontWeight: 600 },
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { borderRadius: 10, background: 'var(--line)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { height: 58, padding: '6px 12px', borderColor: 'var(--line)', fontSize: 14 },
      head: {
        height: 40,
        background: 'color-mix(in oklab, var(--sunken) 50%, var(--surface))',
        color: 'var(--ink2)',
        fontSize: 13,
        fontWeight: 500,
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: { '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-soft)' } },
    },
  },
}

export const muiComponents: ThemeComponents = { ...buttons, ...muiFields, ...surfaces, ...content }
