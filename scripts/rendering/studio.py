"""
Photographs a relief in a studio: blender --background --python studio.py -- WIDTH VIEW RELIEF OUT.png

A relief is a file of 1600 x 1200 numbers (32 bits) for each of its planes, in the order of PLANES.
"""

import math
import sys

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

PLANES = ["height", "red", "green", "blue", "metal", "roughness", "cover"]
WIDTH, HEIGHT = 1600, 1200
PER_UNIT = 100  # Pixels of a relief in a unit of the scene.
TALL = 1.6  # Reliefs are flatter than goods.
SENSOR = 36
# How the goods are seen: the camera's angle from straight down, the turn of the goods, in degrees, and the lens. What is
# drawn with its sides, as a safe is, stands straight.
VIEWS = {"lying": (42, 14, 60), "standing": (26, 0, 90)}
FILLED = 0.86  # How much of the picture's width or height the goods fill.
BLACKER, DARK = 0.55, 0.2  # How much light dark plastics lose, and which are dark.
NEUTRAL = 0.7  # How much of their color gray metals lose.
SHADED = 0.12  # How far their shadow reaches.


def read_relief(path):
    values = np.fromfile(path, dtype=np.float32).reshape(len(PLANES), HEIGHT, WIDTH)
    return dict(zip(PLANES, values))


def spread_color(plane, solid):
    """Gives the foot of a wall the color of the part, not of the table."""
    total, count = plane * solid, solid.astype(np.float32)
    for axis in (0, 1):
        total, count = (sum(np.roll(plane, by, axis) for by in range(-4, 5)) for plane in (total, count))
    return np.where(solid, plane, total / np.maximum(count, 1))


def smooth(plane):
    for axis in (0, 1):
        plane = sum(np.roll(plane, by, axis) for by in (-1, 0, 1)) / 3
    return plane


def build_goods(relief):
    """The relief as a mesh, without the table around it."""
    # Softened, so that the steps of a slanting edge don't glitter.
    z = smooth(smooth(relief["height"] * relief["cover"])) * TALL / PER_UNIT
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    x = (columns + 0.5 - WIDTH / 2) / PER_UNIT
    y = (HEIGHT / 2 - rows - 0.5) / PER_UNIT
    first = (rows * WIDTH + columns)[:-1, :-1]
    high = smooth(relief["cover"]) > 0
    near = high[:-1, :-1] | high[1:, :-1] | high[:-1, 1:] | high[1:, 1:]
    corners = np.stack([first, first + WIDTH, first + WIDTH + 1, first + 1], -1)[near]
    used, corners = np.unique(corners, return_inverse=True)
    mesh = bpy.data.meshes.new("goods")
    mesh.vertices.add(used.size)
    places = np.stack([plane.ravel()[used] for plane in (x, y, z)], -1)
    mesh.vertices.foreach_set("co", places.astype(np.float32).ravel())
    mesh.loops.add(corners.size)
    mesh.loops.foreach_set("vertex_index", corners.astype(np.int32).ravel())
    mesh.polygons.add(corners.size // 4)
    mesh.polygons.foreach_set("loop_start", np.arange(0, corners.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(corners.size // 4, 4, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(corners.size // 4, dtype=bool))
    mesh.update()
    mesh.materials.append(build_surface(relief, relief["cover"] > 0.5))
    return add_object("goods", mesh)


def add_image(name, planes):
    image = bpy.data.images.new(name, WIDTH, HEIGHT, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((HEIGHT, WIDTH, 4), dtype=np.float32)
    pixels[..., : len(planes)] = np.stack(planes, -1)
    image.pixels.foreach_set(pixels[::-1].ravel())
    return image


def build_surface(relief, solid):
    """
    What the goods are made of. A metal is paler than in its drawing: here, what it mirrors makes it dark. Steel and chrome
    are neutral, not as blue as they are drawn. A dark plastic is blacker: here, lamps make it light.
    """
    wide = {name: spread_color(relief[name], solid) for name in PLANES[1:6]}
    metal = wide["metal"]
    tint, paler = 1 - 0.14 * metal, 1 - 0.2 * metal
    color = np.stack([tint * np.maximum(wide[name], 0) ** paler for name in ("red", "green", "blue")])
    spread = (color.max(0) - color.min(0)) / np.maximum(color.max(0), 0.01)
    color += NEUTRAL * metal * np.clip(1 - 3 * spread, 0, 1) * (color.mean(0) - color)
    color *= 1 - BLACKER * (1 - metal) * np.clip(1 - color.mean(0) / DARK, 0, 1)
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    mapping.inputs["Location"].default_value = (0.5, 0.5, 0)
    mapping.inputs["Scale"].default_value = (PER_UNIT / WIDTH, PER_UNIT / HEIGHT, 0)
    links.new(place.outputs["Object"], mapping.inputs["Vector"])
    surface = nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = 0.25  # Or the panel above would make screens and black plastic gray.
    rough = np.maximum(wide["roughness"] * (1 - 0.2 * metal), 0.13 * metal)
    textures = []
    for name, planes in (("color", color), ("finish", [metal, rough])):
        texture = nodes.new("ShaderNodeTexImage")
        texture.image = add_image(name, planes)
        texture.extension = "EXTEND"
        links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
        textures.append(texture)
    finish = nodes.new("ShaderNodeSeparateColor")
    links.new(textures[0].outputs["Color"], surface.inputs["Base Color"])
    links.new(textures[1].outputs["Color"], finish.inputs["Color"])
    links.new(finish.outputs["Red"], surface.inputs["Metallic"])
    links.new(finish.outputs["Green"], surface.inputs["Roughness"])
    brush_metal(nodes, links, place, finish, surface)
    return material


def brush_metal(nodes, links, place, finish, surface):
    """Fine lines across metal, as a brush leaves them, and fewer the smoother it is. Plastic has the pores of its mold."""
    rough = add_math(nodes, links, "MULTIPLY", finish.outputs["Green"], 0.5)
    lines = add_math(nodes, links, "MULTIPLY", finish.outputs["Red"], rough)
    pores = add_math(nodes, links, "MULTIPLY_ADD", finish.outputs["Red"], -0.35, 0.35)
    brushed = add_bump(nodes, links, place, (0.8, 70, 1), 3, 0.02, lines)
    molded = add_bump(nodes, links, place, (30, 30, 30), 2, 0.012, pores)
    links.new(brushed.outputs["Normal"], molded.inputs["Normal"])
    links.new(molded.outputs["Normal"], surface.inputs["Normal"])


def add_math(nodes, links, operation, *inputs):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    feed(links, node, inputs)
    return node.outputs[0]


def feed(links, node, inputs):
    """Gives a node's inputs, in order, the outputs of other nodes or constants."""
    for socket, value in zip(node.inputs, inputs):
        if isinstance(value, bpy.types.NodeSocket):
            links.new(value, socket)
        else:
            socket.default_value = value


def add_bump(nodes, links, place, scale, detail, distance, strength):
    stretch, noise, bump = (nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "Bump"))
    stretch.inputs["Scale"].default_value = scale
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, detail
    bump.inputs["Distance"].default_value = distance
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(strength, bump.inputs["Strength"])
    return bump


def build_table():
    """White paper. The camera doesn't see it, so that the goods can stand on any ground."""
    bpy.ops.mesh.primitive_plane_add(size=200, location=(0, 0, -0.0015))
    table = bpy.context.object
    table.visible_camera = False
    material = bpy.data.materials.new("paper")
    material.use_nodes = True
    material.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.9
    table.data.materials.append(material)


def add_object(name, content, location=(0, 0, 0)):
    added = bpy.data.objects.new(name, content)
    added.location = location
    bpy.context.scene.collection.objects.link(added)
    return added


def add_lamp(location, width, height, watts, color=(1, 1, 1), roll=0, spread=180):
    """A panel that points at the middle of the table. A narrow spread, in degrees, leaves its far reflections dark."""
    lamp = bpy.data.lights.new("lamp", "AREA")
    lamp.color, lamp.spread = color, math.radians(spread)
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", width, height, watts
    added = add_object("lamp", lamp, location)
    added.rotation_euler = (-Vector(location)).to_track_quat("-Z", "Y").to_euler()
    added.rotation_euler.rotate_axis("Z", math.radians(roll))


def build_studio(tilt, lens):
    scene = bpy.context.scene
    build_table()
    # Flat metal mirrors what hangs above the far side: a panel, a gap, and a strip, askew. The other two light the front.
    add_lamp((-5, 14, 22), 20, 13, 1150, roll=25, spread=90)
    add_lamp((13, 15, 22), 3, 20, 800, roll=25)
    add_lamp((-17, -12, 13), 6, 14, 1700)
    add_lamp((17, -12, 13), 6, 14, 1400)
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.12
    scene.world.node_tree.nodes["Background"].inputs["Color"].default_value = (1, 1, 1, 1)
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = lens, SENSOR
    away = WIDTH / PER_UNIT * lens / SENSOR
    scene.camera = add_object("camera", camera, (0, -away * math.sin(tilt), away * math.cos(tilt)))
    scene.camera.rotation_euler = (tilt, 0, 0)
    scene.render.engine = "CYCLES"
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = 0.15
    scene.render.film_transparent = True
    scene.cycles.samples = 12
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.1
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 2
    scene.cycles.caustics_reflective = False
    scene.cycles.sample_clamp_indirect = 3


def develop(scene):
    """Removes the grain that few rays leave, and lays the shadows of the goods below them."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()

    def add(kind, *inputs, **settings):
        node = nodes.new(f"CompositorNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        feed(links, node, inputs)
        return node.outputs[0]

    rendered = nodes.new("CompositorNodeRLayers").outputs
    # Pixels of one surface are blended with each other, and none with the table.
    surface = add("MixRGB", 0.5, rendered["Denoising Normal"], rendered["Denoising Albedo"])
    surface = add("MixRGB", 1, surface, rendered["Alpha"], blend_type="ADD")
    goods = add("Bilateralblur", rendered["Image"], surface, iterations=3, sigma_color=0.3, sigma_space=4)

    def cast(reach, strength, down):
        moved = add("Translate", rendered["Alpha"], down * 0.4, -down)
        soft = add("Blur", moved, filter_type="FAST_GAUSS", size_x=reach, size_y=reach)
        return add("Math", soft, strength, operation="MULTIPLY")

    dark = add("Math", cast(8, 0.6, 4), cast(44, 0.42, 18), operation="ADD")
    shadow = add("SetAlpha", (0, 0, 0, 1), dark, mode="REPLACE_ALPHA")
    links.new(add("AlphaOver", 1, shadow, goods), nodes.new("CompositorNodeComposite").inputs["Image"])


def frame_goods(scene, places):
    """Turns and zooms the camera until the goods fill the picture, and renders no more of the table than they shade."""
    camera = scene.camera.data
    scene.view_layers[0].update()
    left, right, bottom, top = find_bounds(scene, places)
    zoom = min(1.25, FILLED / (right - left), FILLED / (top - bottom))
    camera.lens *= zoom
    camera.shift_x = ((left + right) / 2 - 0.5) * zoom
    camera.shift_y = ((bottom + top) / 2 - 0.5) * zoom * HEIGHT / WIDTH
    left, right, bottom, top = find_bounds(scene, places)
    render = scene.render
    render.use_border = True
    render.border_min_x, render.border_max_x = left - SHADED, right + SHADED
    render.border_min_y, render.border_max_y = bottom - SHADED, top + SHADED


def find_bounds(scene, places):
    """Left, right, bottom, and top of places in the picture, each from 0 to 1."""
    seen = [world_to_camera_view(scene, scene.camera, place) for place in places]
    across, up = [place.x for place in seen], [place.y for place in seen]
    return min(across), max(across), min(up), max(up)


def photograph(relief_path, out_path, width, view):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    tilt, turn, lens = VIEWS[view]
    build_studio(math.radians(tilt), lens)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, width * HEIGHT // WIDTH
    goods = build_goods(read_relief(relief_path))
    goods.rotation_euler = (0, 0, -math.radians(turn))
    scene.view_layers[0].update()
    vertices = goods.data.vertices
    frame_goods(scene, [goods.matrix_world @ vertices[index].co for index in range(0, len(vertices), 397)])
    develop(scene)
    scene.render.filepath = out_path
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    width, view, relief_path, out_path = sys.argv[sys.argv.index("--") + 1 :]
    photograph(relief_path, out_path, int(width), view)
