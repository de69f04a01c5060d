const light = {
  paper: '#efe4cc',
  street: '#e3d2ae',
  dust: '#d9c59c',
  floor: '#c9a877',
  plank: '#d1b182',
  seam: '#9a7748',
  balcony: '#e8dabb',
  ink: '#2b2118',
  wallCore: '#6b5334',
  paint: '#fbf6e9',
  red: '#a3321f',
  blue: '#2f5d7c',
  green: '#4d6b36',
  yellow: '#d59a1f',
  orange: '#c96a1b',
  violet: '#7a4a86',
  sun: '#dd9a3c',
  timber: '#785a38',
  hatch: '#4a3824',
  star: '#efe4cc',
  shadow: '#2b2118',
};

export type ColourName = keyof typeof light;
export type Palette = Readonly<Record<ColourName, string>>;

/** By night ink turns light, as on a scratchboard; hatch and shadow stay dark, so that shade still reads as shade.
    By day stars have the colour of the sky. */
const dark: Palette = {
  paper: '#211a14',
  street: '#3d3126',
  dust: '#352b22',
  floor: '#574530',
  plank: '#604d36',
  seam: '#7d6443',
  balcony: '#2b231b',
  ink: '#e2d2ae',
  wallCore: '#ab936a',
  paint: '#f3e9d0',
  red: '#c4523b',
  blue: '#6796b5',
  green: '#7f9c5f',
  yellow: '#dcae4a',
  orange: '#d98540',
  violet: '#a67cb2',
  sun: '#e6d9b4',
  timber: '#4f3e2b',
  hatch: '#17110c',
  star: '#b9a67f',
  shadow: '#120d09',
};

export const palettes: { readonly light: Palette; readonly dark: Palette } = { light, dark };
