import { createTheme, rem, type VariantColorsResolver } from "@mantine/core";

/** What a colour says. `color="danger"` on a Button, Badge or Alert takes the tokens of tokens.css. */
const tones = ["accent", "neutral", "success", "warning", "danger", "info"] as const;

const border = (color: string) => `${rem(1)} solid ${color}`;
const clear = border("transparent");

/** Every colour of a component comes from tokens.css: Mantine's own light variants are too faint to read. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const tone = tones.find((known) => known === color) ?? "accent";
  const text = `var(--${tone}-text)`;
  const soft = `var(--${tone}-soft)`;
  switch (variant) {
    case "default":
      return {
        background: "var(--raised)",
        hover: "var(--hover)",
        color: "var(--text)",
        border: border("var(--button-border)"),
      };
    case "light":
      return { background: soft, hover: `var(--${tone}-soft-hover)`, color: text, border: clear };
    case "outline":
      return { background: "transparent", hover: soft, color: text, border: border(text) };
    case "subtle":
      return {
        background: "transparent",
        hover: tone === "neutral" ? "var(--hover)" : soft,
        color: text,
        border: clear,
      };
    case "transparent":
    case "none":
      return { background: "transparent", hover: "transparent", color: text, border: clear };
    default:
      return {
        background: `var(--${tone}-fill)`,
        hover: `var(--${tone}-fill-hover)`,
        color: "#ffffff",
        border: clear,
      };
  }
};

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
  variantColorResolver,
  components: {
    Text: { defaultProps: { size: "sm" } },
    Anchor: { defaultProps: { underline: "always" } },
    ActionIcon: { defaultProps: { color: "neutral", variant: "subtle" } },
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
    Checkbox: { defaultProps: { color: "var(--accent-fill)" } },
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
