export const graphPath = "/admin/knowledge-graph";
export const reviewsPath = `${graphPath}/reviews`;
/** What one change has marked for review. @param id of the change */
export const changePath = (id: string): string => `${reviewsPath}?${new URLSearchParams({ change: id })}`;
export const questionPath = (key: string): string => `${graphPath}/${key}`;
/** The sheet of one thing. @param key as `keyOf` gives it */
export const sheetPath = (key: string): string => `${graphPath}/thing?thing=${key}`;
/** The same by the id of the thing, which leads on to it. */
export const sheetOf = (id: string): string => `${graphPath}/thing?${new URLSearchParams({ id })}`;
/** The whole graph as a file: `graph.jsonld`, `graph.graphml`, `things.csv`, `edges.csv`. */
export const filePath = (file: string): string => `/admin/graph/${file}`;
/** What the drawing asks for. */
export const drawingFile = "drawing.json";
