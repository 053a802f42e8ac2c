/** A name that unpacks to one file in its folder, on every system. */
const safeName = (name: string) =>
  name.replaceAll(/[/\\:*?"<>|]|\p{Cc}/gu, "_").replace(/^\.+/, "_");

/** Makes file names in a folder unique, also on case-insensitive file systems. */
export function namesIn(folder: string): (name: string, ending?: string) => string {
  const taken = new Set<string>();
  return (original, ending = "") => {
    const plain = safeName(original).slice(0, 150);
    let name = plain + ending;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1)
      name = `${count}-${plain}${ending}`;
    taken.add(name.toLowerCase());
    return `${folder}/${name}`;
  };
}
