"""
Photographs goods on a dark bench: blender --background --python still_life.py -- FRAME OUT.png NAME=RELIEF...
"""

import math
import sys
from pathlib import Path

import bpy
from mathutils import Euler, Vector

sys.path.append(str(Path(__file__).parent))
import studio

# Where goods lie: across, away from the camera, above the bench, their turn in degrees, and their size.
PLACES = {
    "fob": [(4.8, -0.9, 0, -18, 0.62)],
    "key": [(8.7, -2.1, 0, 30, 0.44), (9.5, -1, 0.3, 74, 0.44)],
    "padlock": [(8.7, 2.6, 0, -16, 0.76)],
    "lever": [(1.8, 3.2, 0, 8, 0.72)],
    "remote": [(0.4, -1.8, 0, 42, 0.48)],
    "keypad": [(12.9, 1.2, 0, -14, 0.72)],
}
# The part of its drawing that lies there, in pixels from the top left: a lock's outside, without what comes with it.
PARTS = {
    "padlock": (0, 0, 1600, 935),
    "lever": (100, 80, 1335, 720),
    "keypad": (0, 0, 780, 1200),
}
# Width and height in pixels, the camera's place across, its lens, and what it sees: for a desk, and closer for a phone.
FRAMES = {
    "wide": (1920, 520, -0.5, 58, ["fob", "key", "padlock", "lever", "remote", "keypad"]),
    "narrow": (720, 560, 6.1, 132, ["fob", "key", "padlock"]),
}
AWAY, ABOVE = 40, 29
SAMPLES = 256


def lay_goods(name, relief):
    left, top, right, bottom = PARTS.get(name, (0, 0, studio.WIDTH, studio.HEIGHT))
    shown = studio.np.zeros_like(relief["cover"])
    shown[top:bottom, left:right] = relief["cover"][top:bottom, left:right]
    relief["cover"] = shown
    rows, columns = studio.np.where(shown > 0.5)
    middle = Vector(
        (
            ((columns.min() + columns.max()) / 2 - studio.WIDTH / 2) / studio.PER_UNIT,
            (studio.HEIGHT / 2 - (rows.min() + rows.max()) / 2) / studio.PER_UNIT,
            0,
        )
    )
    studio.build_goods(relief)
    first = bpy.context.scene.collection.objects[-1]
    for index, (x, y, z, turn, size) in enumerate(PLACES[name]):
        laid = first if index == 0 else studio.add_object(name, first.data)
        # What lies on another leans.
        laid.rotation_euler = Euler((math.radians(10 * z), 0, math.radians(turn)))
        laid.scale = (size, size, size)
        laid.location = Vector((x, y, z)) - laid.rotation_euler.to_matrix() @ (middle * size)


def build_bench():
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, -0.0015))
    material = bpy.data.materials.new("slate")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface, grain, bump = nodes["Principled BSDF"], nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    surface.inputs["Base Color"].default_value = (0.012, 0.02, 0.03, 1)
    surface.inputs["Roughness"].default_value = 0.34
    surface.inputs["Specular"].default_value = 0.5
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 60, 2
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.12, 0.02
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], grain.inputs["Vector"])
    links.new(grain.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    bpy.context.object.data.materials.append(material)


def light_bench(scene):
    studio.add_lamp((-20, 10, 16), 10, 5, 420, (0.85, 0.92, 1), spread=70)
    studio.add_lamp((22, 12, 14), 6, 6, 3400, (1, 0.9, 0.76), spread=120)
    studio.add_lamp((8, 30, 14), 16, 5, 850, spread=100)
    studio.add_lamp((6, -16, 24), 10, 6, 700, spread=80)
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.08
    scene.world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.75, 0.85, 1, 1)


def place_camera(scene, across, lens):
    camera = bpy.data.cameras.new("camera")
    camera.lens, camera.sensor_width = lens, studio.SENSOR
    eye, sharp = Vector((across, -AWAY, ABOVE)), Vector((5, -1, 1))
    scene.camera = studio.add_object("camera", camera, eye)
    scene.camera.rotation_euler = (Vector((across, -0.2, 0.5)) - eye).to_track_quat("-Z", "Y").to_euler()
    camera.dof.use_dof, camera.dof.aperture_fstop = True, 0.35
    camera.dof.focus_distance = (sharp - eye).length


def photograph(frame, out_path, reliefs):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    width, height, across, lens, goods = FRAMES[frame]
    for name in goods:
        lay_goods(name, studio.read_relief(reliefs[name]))
    build_bench()
    light_bench(scene)
    place_camera(scene, across, lens)
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = 0.35
    scene.cycles.samples = SAMPLES
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 6
    scene.cycles.caustics_reflective = False
    scene.cycles.sample_clamp_indirect = 3
    scene.render.filepath = out_path
    bpy.ops.render.render(write_still=True)


frame, out_path, *reliefs = sys.argv[sys.argv.index("--") + 1 :]
photograph(frame, out_path, dict(relief.split("=", 1) for relief in reliefs))
