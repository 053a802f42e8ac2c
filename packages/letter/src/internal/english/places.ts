export const at = (company: string | undefined) => (company ? ` at ${company}` : "");
export const inPlace = (place: string | undefined) => (place ? ` in ${place}` : "");
