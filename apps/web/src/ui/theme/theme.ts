import { createTheme, rem } from "@mantine/core";

export const theme = createTheme({
  fontFamily: `"Geist Variable", "Geist Fallback", system-ui, sans-serif`,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, monospace",
  headings: {
    fontFamily: `"Geist Variable", "Geist Fallback", system-ui, sans-serif`,
    fontWeight: "600",
    sizes: {
      h1: { fontSize: rem(28), lineHeight: "1.2" },
      h2: { fontSize: rem(20), lineHeight: "1.3" },
      h3: { fontSize: rem(17), lineHeight: "1.4" },
      h4: { fontSize: rem(15), lineHeight: "1.4" },
    },
  },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.6", lg: "1.5", xl: "1.35" },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  defaultRadius: "sm",
  shadows: { sm: "var(--shadow)", md: "var(--shadow)", lg: "var(--shadow)", xl: "var(--shadow)" },
  breakpoints: { xs: "30em", sm: "48em", md: "64em", lg: "80em", xl: "90em" },
  focusRing: "auto",
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Text: { defaultProps: { size: "sm" } },
    Anchor: { defaultProps: { underline: "always" } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ["label", "description", "input", "error"] },
    },
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        returnFocus: true,
        shadow: "md",
        transitionProps: { duration: 120 },
      },
    },
    Popover: { defaultProps: { shadow: "md", transitionProps: { duration: 120 } } },
    Combobox: { defaultProps: { shadow: "md" } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: "lg",
        shadow: "md",
        transitionProps: { duration: 150 },
      },
    },
    Drawer: { defaultProps: { shadow: "md", transitionProps: { duration: 180 } } },
  },
});
